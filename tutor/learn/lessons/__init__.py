"""Lessons: what is shown, what is asked, what is said of an answer, and when it is enough."""

from tutor.learn.lessons.ladder import RUNGS, Rung, ladder
from tutor.learn.lessons.model import Hand, Leave, Lesson, Making, Step
from tutor.learn.lessons.proof import Proof, prove
from tutor.learn.lessons.run import Course
from tutor.learn.lessons.session import Session
from tutor.learn.lessons.shapes import LESSON_SHAPES
from tutor.learn.lessons.shelf import Shelf, the_shelf
from tutor.learn.lessons.state import Answered, State

__all__ = [
    "LESSON_SHAPES",
    "RUNGS",
    "Answered",
    "Course",
    "Hand",
    "Leave",
    "Lesson",
    "Making",
    "Proof",
    "Rung",
    "Session",
    "Shelf",
    "State",
    "Step",
    "ladder",
    "prove",
    "the_shelf",
]
