"""What is said in a notebook."""

NOTEBOOK: dict[str, tuple[str, str]] = {
    "anywidget_missing": (
        "la mesa interactiva necesita «anywidget» y no está instalado: instala el paquete con su extra «notebook»",
        "the table to play on needs “anywidget” and it is not installed: install the package with its extra “notebook”",
    ),
}
