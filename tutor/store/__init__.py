"""Answers and nicknames that last: SQLite in the user's data folder, or PostgreSQL by URL."""

from tutor.store.profile import Profile
from tutor.store.store import Store, open_store

__all__ = ["Profile", "Store", "open_store"]
