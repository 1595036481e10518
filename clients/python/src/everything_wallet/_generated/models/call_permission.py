from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.call_permission_change import (
    CallPermissionChange,
    check_call_permission_change,
)
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.call_asset import CallAsset


T = TypeVar("T", bound="CallPermission")


@_attrs_define
class CallPermission:
    """
    Attributes:
        asset (CallAsset):
        spender (str): A checksum address (EIP-55). Example: 0x52908400098527886E0F7030069857D2E4169EE7.
        change (CallPermissionChange):
        amount (str | Unset): The amount in the smallest unit, or `all`. Absent if the number may be a token id.
        owner (str | Unset): The owner, if that is not the sender. Example: 0x52908400098527886E0F7030069857D2E4169EE7.
        until (str | Unset): When it ends, in seconds since 1970.
    """

    asset: CallAsset
    spender: str
    change: CallPermissionChange
    amount: str | Unset = UNSET
    owner: str | Unset = UNSET
    until: str | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        asset = self.asset.to_dict()

        spender = self.spender

        change: str = self.change

        amount = self.amount

        owner = self.owner

        until = self.until

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "asset": asset,
                "spender": spender,
                "change": change,
            }
        )
        if amount is not UNSET:
            field_dict["amount"] = amount
        if owner is not UNSET:
            field_dict["owner"] = owner
        if until is not UNSET:
            field_dict["until"] = until

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.call_asset import CallAsset  # noqa: PLC0415

        d = dict(src_dict)
        asset = CallAsset.from_dict(d.pop("asset"))

        spender = d.pop("spender")

        change = check_call_permission_change(d.pop("change"))

        amount = d.pop("amount", UNSET)

        owner = d.pop("owner", UNSET)

        until = d.pop("until", UNSET)

        call_permission = cls(
            asset=asset,
            spender=spender,
            change=change,
            amount=amount,
            owner=owner,
            until=until,
        )

        call_permission.additional_properties = d
        return call_permission

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
