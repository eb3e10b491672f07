"""Lessons: what is shown, what is asked, what is said of an answer, and when it is enough."""

from tutor.learn.lesson.ladder import RUNGS, Rung, ladder
from tutor.learn.lesson.model import Hand, Leave, Lesson, Making, Step
from tutor.learn.lesson.proof import Proof, prove
from tutor.learn.lesson.run import Course
from tutor.learn.lesson.shapes import LESSON_SHAPES
from tutor.learn.lesson.shelf import Shelf, the_shelf
from tutor.learn.lesson.state import Answered, State

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
    "Shelf",
    "State",
    "Step",
    "ladder",
    "prove",
    "the_shelf",
]
