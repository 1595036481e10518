"""The errors of the SDK."""

from __future__ import annotations

import math
from dataclasses import dataclass
from datetime import UTC, datetime
from email.utils import parsedate_to_datetime
from typing import Any, Literal

import httpx

from ._generated.models.problem_code import ProblemCode

NOTHING_SENT = "upstream_unavailable"
"""The only 5xx problem after which no node has the transaction; the others leave that open."""
MAX_DIGITS = 9
"""The most digits of a plausible ``Retry-After`` in seconds."""
MAX_SECONDS = 10**MAX_DIGITS
"""The value used for a ``Retry-After`` with more digits."""


class EverythingWalletError(Exception):
    """The base class of the errors that the SDK raises when a request fails."""


class TransportError(EverythingWalletError):
    """There was no usable answer: the connection failed, timed out, or returned something else.

    The cause is in ``__cause__``. A transaction may have been sent all the same: send the same bytes again.
    """

    status: int | None
    """The HTTP status of an answer that is not from the API, such as a proxy's; None without an answer."""
    may_have_arrived: Literal[True] = True
    """As in ``ApiError``: a request without an answer may always have been executed."""

    def __init__(self, message: str, *, status: int | None = None) -> None:
        """Create a failure; only the SDK calls this."""
        super().__init__(message)
        self.status = status


class WaitTimeoutError(EverythingWalletError):
    """A transaction was still pending when the wait timed out; the last failure is in ``__cause__``.

    It says nothing against the transaction. Ask again, or send the same bytes again; do not sign again.
    """

    tx_hash: str
    """The hash of the transaction."""
    may_have_arrived: Literal[True] = True
    """As in ``ApiError``: the transaction may still go through."""

    def __init__(self, tx_hash: str, timeout: float) -> None:
        """Create the error of a wait; only the SDK calls this."""
        super().__init__(
            f"The transaction {tx_hash} was still pending after {timeout:g} s; it may be in a block later."
        )
        self.tx_hash = tx_hash


@dataclass(frozen=True)
class FieldError:
    """One invalid parameter or body field."""

    field: str
    detail: str


class ApiError(EverythingWalletError):
    """The API rejected the request or could not complete it."""

    status: int
    """The HTTP status."""
    code: ProblemCode | str
    """The code, for example ``invalid_request``; later versions of the API may add more."""
    title: str
    """A short name for the problem."""
    detail: str
    """Description of this occurrence of the problem."""
    request_id: str | None
    """The id of the request in the service's logs and in the developer portal."""
    doc_url: str | None
    """The page that explains the code."""
    remedy: str | None
    """The next step for the caller, in one or two sentences."""
    retryable: bool
    """True if the same request may succeed later."""
    errors: tuple[FieldError, ...]
    """The invalid fields."""
    retry_after: int | None
    """The seconds to wait before a retry, if the answer states them."""
    may_have_arrived: bool
    """True if an attempt may have succeeded, such as a broadcast that the network may have received."""

    def __init__(
        self,
        *,
        status: int,
        code: str,
        title: str,
        detail: str,
        request_id: str | None = None,
        doc_url: str | None = None,
        remedy: str | None = None,
        retryable: bool = False,
        errors: tuple[FieldError, ...] = (),
        retry_after: int | None = None,
        may_have_arrived: bool = False,
    ) -> None:
        """Create a failure; only the SDK calls this."""
        fields = "".join(f"; {error.field}: {error.detail}" for error in errors)
        reference = f" [{request_id}]" if request_id else ""
        super().__init__(f"{status} {code}: {detail}{fields}{reference}")
        self.status = status
        self.code = code
        self.title = title
        self.detail = detail
        self.request_id = request_id
        self.doc_url = doc_url
        self.remedy = remedy
        self.retryable = retryable
        self.errors = errors
        self.retry_after = retry_after
        self.may_have_arrived = may_have_arrived


def to_error(response: httpx.Response, *, may_have_arrived: bool = False) -> ApiError | TransportError:
    """Read a failure from an answer whose body has been read.

    Args:
        response: the answer.
        may_have_arrived: whether one of the tries before may have been carried out.
    """
    problem = read_object(response)
    code, detail = problem.get("code"), problem.get("detail")
    if not isinstance(code, str) or not isinstance(detail, str):
        return TransportError(
            f"The answer with status {response.status_code} is not one of the API: "
            "a proxy may have answered, or the base URL is wrong.",
            status=response.status_code,
        )
    return ApiError(
        status=response.status_code,
        code=code,
        title=str(problem.get("title", code)),
        detail=detail,
        request_id=problem.get("request_id", response.headers.get("X-Request-Id")),
        doc_url=problem.get("doc_url"),
        remedy=problem.get("remedy"),
        retryable=problem.get("retryable", is_worth_retrying(response)),
        errors=tuple(
            FieldError(field=str(item.get("field")), detail=str(item.get("detail")))
            for item in problem.get("errors", [])
            if isinstance(item, dict)
        ),
        retry_after=retry_after_seconds(response),
        may_have_arrived=may_have_arrived or (response.is_server_error and code != NOTHING_SENT),
    )


def read_object(response: httpx.Response) -> dict[str, Any]:
    """Read a JSON object; empty if the body is not one."""
    try:
        body = response.json()
    except ValueError:
        return {}
    return body if isinstance(body, dict) else {}


def is_worth_retrying(response: httpx.Response) -> bool:
    """Return True if the same request may succeed later."""
    return response.status_code == httpx.codes.TOO_MANY_REQUESTS or response.is_server_error


def retry_after_seconds(response: httpx.Response) -> int | None:
    """Read the wait of ``Retry-After`` in seconds; None without it, or if it has passed."""
    value = response.headers.get("Retry-After", "").strip()
    if value.isascii() and value.isdigit():
        # Python refuses to parse numbers with thousands of digits.
        return int(value) if len(value) <= MAX_DIGITS else MAX_SECONDS
    try:
        date = parsedate_to_datetime(value)
    except (ValueError, OverflowError):
        return None
    # HTTP dates are in GMT, so one without a zone is too.
    moment = date if date.tzinfo else date.replace(tzinfo=UTC)
    seconds = math.ceil((moment - now()).total_seconds())
    return seconds if seconds > 0 else None


def now() -> datetime:
    """Return the current time; tests override it."""
    return datetime.now(UTC)
