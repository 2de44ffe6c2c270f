"""The options that only the commands that count have."""
from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from cardgames.cli.completion import names

Cluster = Annotated[str | None, typer.Option(
    "--cluster", metavar="ADDRESS", help="Let the workers of a Dask cluster play, such as tcp://127.0.0.1:8786.")]
Csv = Annotated[Path | None, typer.Option(
    "--csv", metavar="FILE", help="Write the numbers to a file of comma-separated values.")]
Svg = Annotated[Path | None, typer.Option("--svg", metavar="FILE", help="Draw a picture into this file.")]
Bots = Annotated[str | None, typer.Option(
    "--seats", metavar="LIST", help="Which bots play, parted by commas, from seat 1 on; one alone sits at every seat.",
    autocompletion=names.bots)]
