"""``make probes``: gathers the exercises of a diagnosis anew, for the form of each game in which its lessons begin."""

from __future__ import annotations

from tutor.learn.course import usual_home
from tutor.learn.lessons import the_shelf
from tutor.learn.pool import write_probes


def main() -> None:
    """Write a file beside the lessons of each game."""
    for game in the_shelf().games():
        write_probes(usual_home(game).seat)


if __name__ == "__main__":
    main()
