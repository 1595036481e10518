from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.problem_code import ProblemCode, check_problem_code
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.problem_errors_item import ProblemErrorsItem


T = TypeVar("T", bound="Problem")


@_attrs_define
class Problem:
    """
    Attributes:
        type_ (str): The page that explains the code (RFC 9457).
        title (str): A short name for the problem. Example: Invalid request.
        status (int): The HTTP status. Example: 400.
        detail (str): What happened in this case, in one or two sentences.
        code (ProblemCode): The code of the problem. The error catalogue explains every code; later versions may add
            more. Example: invalid_request.
        request_id (str): Identifies this request in our logs and in the developer portal. Example:
            req_4kLx0QhWzT9aVbN2.
        doc_url (str): The same page as `type`.
        remedy (str): What to do next, in one or two sentences. Example: Try again in a few seconds..
        retryable (bool): Whether the same request may succeed later.
        errors (list[ProblemErrorsItem] | Unset): The invalid fields.
    """

    type_: str
    title: str
    status: int
    detail: str
    code: ProblemCode
    request_id: str
    doc_url: str
    remedy: str
    retryable: bool
    errors: list[ProblemErrorsItem] | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        type_ = self.type_

        title = self.title

        status = self.status

        detail = self.detail

        code: str = self.code

        request_id = self.request_id

        doc_url = self.doc_url

        remedy = self.remedy

        retryable = self.retryable

        errors: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.errors, Unset):
            errors = []
            for errors_item_data in self.errors:
                errors_item = errors_item_data.to_dict()
                errors.append(errors_item)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "type": type_,
                "title": title,
                "status": status,
                "detail": detail,
                "code": code,
                "request_id": request_id,
                "doc_url": doc_url,
                "remedy": remedy,
                "retryable": retryable,
            }
        )
        if errors is not UNSET:
            field_dict["errors"] = errors

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.problem_errors_item import ProblemErrorsItem  # noqa: PLC0415

        d = dict(src_dict)
        type_ = d.pop("type")

        title = d.pop("title")

        status = d.pop("status")

        detail = d.pop("detail")

        code = check_problem_code(d.pop("code"))

        request_id = d.pop("request_id")

        doc_url = d.pop("doc_url")

        remedy = d.pop("remedy")

        retryable = d.pop("retryable")

        _errors = d.pop("errors", UNSET)
        errors: list[ProblemErrorsItem] | Unset = UNSET
        if _errors is not UNSET:
            errors = []
            for errors_item_data in _errors:
                errors_item = ProblemErrorsItem.from_dict(errors_item_data)

                errors.append(errors_item)

        problem = cls(
            type_=type_,
            title=title,
            status=status,
            detail=detail,
            code=code,
            request_id=request_id,
            doc_url=doc_url,
            remedy=remedy,
            retryable=retryable,
            errors=errors,
        )

        problem.additional_properties = d
        return problem

    @property
    def additional_keys(self) -> list[str]:
        return list(self.additional_properties.keys())

    def __getitem__(self, key: str) -> Any:
        return self.additional_properties[key]

    def __setitem__(self, key: str, value: Any) -> None:
        self.additional_properties[key] = value

    def __delitem__(self, key: str) -> None:
        del self.additional_properties[key]

    def __contains__(self, key: str) -> bool:
        return key in self.additional_properties
