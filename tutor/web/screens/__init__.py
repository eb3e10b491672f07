"""The pages of the app, one a file, found by name (`tutor.web.pages`).

Each has a ``show`` function, an ``ICON`` and an ``ORDER`` (the first is what the bare address opens), a text that is its name
(that of the file), and all but the first a text ``…_door``: what somebody comes to it for. One on which somebody learns says
``LEARNS = True`` (`tutor.web.learner`).
"""
