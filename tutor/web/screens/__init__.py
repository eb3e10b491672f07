"""The pages of the app, one a file, found by name: each has a ``show`` function, an ``ICON`` and an ``ORDER``."""
