"""Rules of retries: which failures, and after which wait."""

from __future__ import annotations

import random

import httpx

from ._errors import is_worth_retrying, retry_after_seconds

FIRST_WAIT = 0.5
"""The longest wait before the first retry, in seconds; it doubles from one retry to the next."""
LONGEST_WAIT = 8.0
"""The longest wait that the SDK chooses by itself, in seconds."""
LONGEST_RETRY_AFTER = 60
"""The longest ``Retry-After`` to honor, in seconds; above it, the call fails at once instead of hanging."""


def wait_before_retry(outcome: httpx.Response | httpx.RequestError, tries: int) -> float | None:
    """Return the seconds to wait before a retry; None if a retry cannot help.

    Every request can be sent twice: broadcasting the same signed bytes is one transaction.

    Args:
        outcome: the response or error of the last attempt.
        tries: the number of attempts so far, 1 or more.
    """
    if isinstance(outcome, httpx.UnsupportedProtocol):
        return None
    if isinstance(outcome, httpx.Response):
        if not is_worth_retrying(outcome):
            return None
        asked = retry_after_seconds(outcome)
        if asked is not None:
            return asked if asked <= LONGEST_RETRY_AFTER else None
    # Full jitter, so that clients that failed together do not retry together.
    return random.uniform(0, min(LONGEST_WAIT, FIRST_WAIT * 2 ** min(tries - 1, 10)))
