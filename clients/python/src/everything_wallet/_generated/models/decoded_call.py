from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.decoded_call_unknown_reason import (
    DecodedCallUnknownReason,
    check_decoded_call_unknown_reason,
)
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.call_movement import CallMovement
    from ..models.call_permission import CallPermission
    from ..models.call_warning import CallWarning


T = TypeVar("T", bound="DecodedCall")


@_attrs_define
class DecodedCall:
    """
    Attributes:
        kind (str): The kind of call: `tokenTransfer`, `approve`, `swap` …, or `unknown`. Example: tokenTransfer.
        title (str): A short English title of the call. Example: Send tokens.
        digest (str): The ERC-8213 calldata digest, for comparison with another device. Example:
            0xc0ffeec0ffeec0ffeec0ffeec0ffeec0ffeec0ffeec0ffeec0ffeec0ffeebeef.
        movements (list[CallMovement]):
        permissions (list[CallPermission]):
        warnings (list[CallWarning]):
        unknown_reason (DecodedCallUnknownReason | Unset): Why the call could not be decoded. Absent if it was decoded.
        deadline (str | Unset): The deadline in seconds since 1970, after which the call fails. Absent if the call has
            no deadline.
    """

    kind: str
    title: str
    digest: str
    movements: list[CallMovement]
    permissions: list[CallPermission]
    warnings: list[CallWarning]
    unknown_reason: DecodedCallUnknownReason | Unset = UNSET
    deadline: str | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        kind = self.kind

        title = self.title

        digest = self.digest

        movements = []
        for movements_item_data in self.movements:
            movements_item = movements_item_data.to_dict()
            movements.append(movements_item)

        permissions = []
        for permissions_item_data in self.permissions:
            permissions_item = permissions_item_data.to_dict()
            permissions.append(permissions_item)

        warnings = []
        for warnings_item_data in self.warnings:
            warnings_item = warnings_item_data.to_dict()
            warnings.append(warnings_item)

        unknown_reason: str | Unset = UNSET
        if not isinstance(self.unknown_reason, Unset):
            unknown_reason = self.unknown_reason

        deadline = self.deadline

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "kind": kind,
                "title": title,
                "digest": digest,
                "movements": movements,
                "permissions": permissions,
                "warnings": warnings,
            }
        )
        if unknown_reason is not UNSET:
            field_dict["unknownReason"] = unknown_reason
        if deadline is not UNSET:
            field_dict["deadline"] = deadline

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.call_movement import CallMovement  # noqa: PLC0415
        from ..models.call_permission import CallPermission  # noqa: PLC0415
        from ..models.call_warning import CallWarning  # noqa: PLC0415

        d = dict(src_dict)
        kind = d.pop("kind")

        title = d.pop("title")

        digest = d.pop("digest")

        movements = []
        _movements = d.pop("movements")
        for movements_item_data in _movements:
            movements_item = CallMovement.from_dict(movements_item_data)

            movements.append(movements_item)

        permissions = []
        _permissions = d.pop("permissions")
        for permissions_item_data in _permissions:
            permissions_item = CallPermission.from_dict(permissions_item_data)

            permissions.append(permissions_item)

        warnings = []
        _warnings = d.pop("warnings")
        for warnings_item_data in _warnings:
            warnings_item = CallWarning.from_dict(warnings_item_data)

            warnings.append(warnings_item)

        _unknown_reason = d.pop("unknownReason", UNSET)
        unknown_reason: DecodedCallUnknownReason | Unset
        if isinstance(_unknown_reason, Unset):
            unknown_reason = UNSET
        else:
            unknown_reason = check_decoded_call_unknown_reason(_unknown_reason)

        deadline = d.pop("deadline", UNSET)

        decoded_call = cls(
            kind=kind,
            title=title,
            digest=digest,
            movements=movements,
            permissions=permissions,
            warnings=warnings,
            unknown_reason=unknown_reason,
            deadline=deadline,
        )

        decoded_call.additional_properties = d
        return decoded_call

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
