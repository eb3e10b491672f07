"""The notebooks run from the first cell to the last, and what they show is what they say; they are kept without it."""

from __future__ import annotations

import os
from pathlib import Path

import nbformat
import pytest
from nbclient import NotebookClient

from tutor.store.place import SETTING

ROOT = Path(__file__).resolve().parents[2]
NOTEBOOKS = sorted((ROOT / "notebooks").glob("*.ipynb"))
SHOWN = {
    "aprender": ["Todavía no.", "Sobra el seis de copas", "Falta", "BEAT", "M2", "application/vnd.jupyter.widget-view"]
}


def test_every_notebook_is_known() -> None:
    assert [path.stem for path in NOTEBOOKS] == [*SHOWN]


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)
def test_a_notebook_runs(path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(SETTING, f"sqlite:///{tmp_path / 'answers.sqlite'}")
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(ROOT), os.environ.get("PYTHONPATH", "")]))
    notebook = nbformat.read(path, as_version=4)
    code = [cell for cell in notebook.cells if cell.cell_type == "code"]
    assert all(cell.outputs == [] and cell.execution_count is None for cell in code)
    NotebookClient(notebook, timeout=120, resources={"metadata": {"path": str(tmp_path)}}).execute()
    shown = str([cell.outputs for cell in code])
    assert [word for word in SHOWN[path.stem] if word not in shown] == []
    assert all(output.output_type != "stream" or output.name == "stdout" for cell in code for output in cell.outputs)
