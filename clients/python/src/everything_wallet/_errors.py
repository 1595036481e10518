"""What the SDK raises."""

from __future__ import annotations

import json
from dataclasses import dataclass

import httpx

from ._generated.models.problem import Problem
from ._generated.types import Unset

UNEXPECTED_ANSWER = "unexpected_answer"
"""The code of a failure that no problem details came with, for example from a proxy in between."""


class EverythingWalletError(Exception):
    """Whatever the SDK raises when a request fails."""


class TransportError(EverythingWalletError):
    """No usable answer came: the connection failed, took too long, or brought something else than an answer.

    The cause is in ``__cause__``. A transaction may have been sent all the same: send the same bytes again.
    """


@dataclass(frozen=True)
class FieldError:
    """One parameter or field of the body that has to be corrected."""

    field: str
    detail: str


class ApiError(EverythingWalletError):
    """The API refused the request, or could not do it."""

    status: int
    """The HTTP status."""
    code: str
    """Which problem it is, for example ``invalid_request``; the error catalogue lists them all."""
    title: str
    """What the problem is called."""
    detail: str
    """What happened this time."""
    request_id: str | None
    """Names the request in the service's logs and in the developer portal."""
    doc_url: str | None
    """The page that explains the code."""
    retryable: bool
    """Whether the same request may succeed later."""
    errors: tuple[FieldError, ...]
    """The fields that have to be corrected."""
    retry_after: int | None
    """Seconds to wait before the next try, where the answer states them."""

    def __init__(
        self,
        *,
        status: int,
        code: str,
        title: str,
        detail: str,
        request_id: str | None = None,
        doc_url: str | None = None,
        retryable: bool = False,
        errors: tuple[FieldError, ...] = (),
        retry_after: int | None = None,
    ) -> None:
        """Describe a failure; the SDK itself does this."""
        fields = "".join(f"; {error.field}: {error.detail}" for error in errors)
        reference = f" [{request_id}]" if request_id else ""
        super().__init__(f"{status} {code}: {detail}{fields}{reference}")
        self.status = status
        self.code = code
        self.title = title
        self.detail = detail
        self.request_id = request_id
        self.doc_url = doc_url
        self.retryable = retryable
        self.errors = errors
        self.retry_after = retry_after


def to_api_error(response: httpx.Response) -> ApiError:
    """Read a failure from an answer whose body has been read."""
    retry_after = retry_after_seconds(response)
    try:
        problem = Problem.from_dict(json.loads(response.content))
    except (ValueError, KeyError, TypeError, AttributeError):
        # Not from the API: a proxy, or a base URL that leads elsewhere.
        return ApiError(
            status=response.status_code,
            code=UNEXPECTED_ANSWER,
            title="Unexpected answer",
            detail=f"The answer with status {response.status_code} is not one of the API.",
            request_id=response.headers.get("X-Request-Id"),
            retryable=is_worth_retrying(response),
            retry_after=retry_after,
        )
    items = [] if isinstance(problem.errors, Unset) else problem.errors
    return ApiError(
        status=response.status_code,
        code=problem.code,
        title=problem.title,
        detail=problem.detail,
        request_id=problem.request_id,
        doc_url=problem.doc_url,
        retryable=problem.retryable,
        errors=tuple(FieldError(field=item.field, detail=item.detail) for item in items),
        retry_after=retry_after,
    )


def is_worth_retrying(response: httpx.Response) -> bool:
    """Whether a later try of the same request may succeed."""
    return response.status_code == httpx.codes.TOO_MANY_REQUESTS or response.is_server_error


def retry_after_seconds(response: httpx.Response) -> int | None:
    """Read the seconds that ``Retry-After`` states; None without it, or where it states a date."""
    value = response.headers.get("Retry-After", "").strip()
    return int(value) if value.isascii() and value.isdigit() else None
