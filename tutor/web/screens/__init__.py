"""The pages of the app, one a file: each has a ``show`` function, an ``ICON`` and an ``ORDER``, and is found by its name."""
