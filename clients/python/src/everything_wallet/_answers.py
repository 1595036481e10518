"""Holds answers to what the contract says of them."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TypeVar

from ._errors import TransportError
from ._generated.types import Response

Answer = TypeVar("Answer")


@contextmanager
def reading_answer() -> Iterator[None]:
    """Turn what generated code raises over a malformed answer into a ``TransportError``."""
    try:
        yield
    except (ValueError, KeyError, TypeError, AttributeError) as error:
        raise TransportError("The answer is not one of the API: is the base URL right?") from error


def parsed(response: Response[Answer | object], kind: type[Answer]) -> Answer:
    """Return what an answer with status 200 says."""
    if not isinstance(response.parsed, kind):
        raise TypeError(f"expected {kind.__name__}")
    return response.parsed
