"""``python -m tutor``: the same as the command `tutor`."""

import sys

from tutor.cli import main

if __name__ == "__main__":
    sys.exit(main())
