"""Waiting for the outcome of a transaction."""

from __future__ import annotations

import time

import httpx

from ._errors import ApiError, EverythingWalletError, TransportError, WaitTimeoutError


class Waiting:
    """Deadline and interval of the requests for one transaction."""

    def __init__(self, tx_hash: str, *, timeout: float, poll_interval: float) -> None:
        """Start the wait.

        Raises:
            ValueError: if one of the times, in seconds, is not above 0.
        """
        if not (timeout > 0 and poll_interval > 0):
            raise ValueError("timeout and poll_interval must be above 0.")
        self._tx_hash = tx_hash
        self._timeout = timeout
        self._poll_interval = poll_interval
        self._deadline = time.monotonic() + timeout

    def pause(self, failure: EverythingWalletError | None = None) -> float:
        """Return the seconds to wait before the next request.

        Args:
            failure: the error of the last request; None if the transaction was pending.

        Raises:
            WaitTimeoutError: if the timeout would end before then.
            EverythingWalletError: the failure, if a retry cannot help.
        """
        if failure is not None and not may_pass(failure):
            raise failure
        wait = self._poll_interval
        if isinstance(failure, ApiError) and failure.retry_after is not None:
            wait = max(wait, failure.retry_after)
        if time.monotonic() + wait > self._deadline:
            raise WaitTimeoutError(self._tx_hash, self._timeout) from failure
        return wait


def may_pass(failure: EverythingWalletError) -> bool:
    """Return True if a retry may succeed. A transaction that is not found yet may appear later."""
    if isinstance(failure, ApiError):
        return failure.code == "transaction_not_found" or is_passing(failure.status)
    return isinstance(failure, TransportError) and (failure.status is None or is_passing(failure.status))


def is_passing(status: int) -> bool:
    """Return True if a status means a temporary failure."""
    return status == httpx.codes.TOO_MANY_REQUESTS or httpx.codes.is_server_error(status)
