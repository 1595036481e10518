"""Validation of responses against the API's contract."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TypeVar

import httpx

from ._errors import TransportError

Answer = TypeVar("Answer")


@contextmanager
def reading_answer() -> Iterator[None]:
    """Turn the generated code's errors about a malformed answer into a ``TransportError``."""
    try:
        yield
    except (ValueError, KeyError, TypeError, AttributeError) as error:
        message = "The answer is not one of the API: a proxy may have answered, or the base URL is wrong."
        raise TransportError(message, status=httpx.codes.OK) from error


def expected(answer: object, kind: type[Answer]) -> Answer:
    """Return an answer of the expected kind."""
    if not isinstance(answer, kind):
        raise TypeError(f"expected {kind.__name__}")
    return answer
