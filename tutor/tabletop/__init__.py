"""The table on the screen: what is sent to it and comes back (pure), and what draws it (``front/``, no build step)."""

from tutor.tabletop.shape import Action, Assist, SaidData, TableData
from tutor.tabletop.table import Made, read_action, said, table_of, table_of_view

__all__ = ["Action", "Assist", "Made", "SaidData", "TableData", "read_action", "said", "table_of", "table_of_view"]
