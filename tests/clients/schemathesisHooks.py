"""Hooks of Schemathesis for the API behind the Hosting emulator."""

from typing import Any

import schemathesis


@schemathesis.hook
def filter_path_parameters(_context: Any, path_parameters: dict[str, Any] | None) -> bool:
    """Leave out what never reaches the API: the emulator answers a path with a dotfile's name itself."""
    values = (path_parameters or {}).values()
    return not any(str(value).startswith(".") for value in values)
