"""The notebooks run from their first cell to their last."""

from pathlib import Path

import pytest

nbformat = pytest.importorskip("nbformat", reason="SKIPPED: nbformat is not installed")
nbclient = pytest.importorskip("nbclient", reason="SKIPPED: nbclient is not installed")
pytest.importorskip("ipykernel", reason="SKIPPED: ipykernel is not installed")
pytest.importorskip("pandas", reason="SKIPPED: pandas is not installed")
pytest.importorskip("polars", reason="SKIPPED: polars is not installed")

FOLDER = Path(__file__).parents[1] / "notebooks"


@pytest.mark.parametrize("path", sorted(FOLDER.glob("*.ipynb")), ids=lambda path: path.stem)
def test_every_cell_runs(path):
    notebook = nbformat.read(path, as_version=4)
    assert all(not cell.get("outputs") for cell in notebook.cells), "results do not belong into the repository"
    nbclient.NotebookClient(notebook, timeout=600, resources={"metadata": {"path": FOLDER}}).execute()
    drawings = [
        output["data"]["image/svg+xml"]
        for cell in notebook.cells
        for output in cell.get("outputs", [])
        if "image/svg+xml" in output.get("data", {})
    ]
    assert drawings or path.stem == "train"
