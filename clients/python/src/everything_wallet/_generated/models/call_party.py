from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

T = TypeVar("T", bound="CallParty")


@_attrs_define
class CallParty:
    """
    Attributes:
        address (str): A checksum address (EIP-55). Example: 0x52908400098527886E0F7030069857D2E4169EE7.
        has_code (bool | Unset): Whether there is a contract at this address. Absent if it is unknown.
        is_young (bool | Unset): Whether the contract is less than a day old. Absent if it is unknown.
    """

    address: str
    has_code: bool | Unset = UNSET
    is_young: bool | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        address = self.address

        has_code = self.has_code

        is_young = self.is_young

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "address": address,
            }
        )
        if has_code is not UNSET:
            field_dict["hasCode"] = has_code
        if is_young is not UNSET:
            field_dict["isYoung"] = is_young

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        address = d.pop("address")

        has_code = d.pop("hasCode", UNSET)

        is_young = d.pop("isYoung", UNSET)

        call_party = cls(
            address=address,
            has_code=has_code,
            is_young=is_young,
        )

        call_party.additional_properties = d
        return call_party

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
