from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.call_movement_bound import CallMovementBound, check_call_movement_bound
from ..models.call_movement_direction import (
    CallMovementDirection,
    check_call_movement_direction,
)
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.call_asset import CallAsset


T = TypeVar("T", bound="CallMovement")


@_attrs_define
class CallMovement:
    """
    Attributes:
        direction (CallMovementDirection): The direction from the sender’s point of view.
        asset (CallAsset):
        bound (CallMovementBound): `claimed` if the called contract is unverified and may do something else.
        amount (str | Unset): The amount in the smallest unit. Absent if the call does not state it. Example: 1000000.
        from_ (str | Unset): A checksum address (EIP-55). Example: 0x52908400098527886E0F7030069857D2E4169EE7.
        to (str | Unset): A checksum address (EIP-55). Example: 0x52908400098527886E0F7030069857D2E4169EE7.
    """

    direction: CallMovementDirection
    asset: CallAsset
    bound: CallMovementBound
    amount: str | Unset = UNSET
    from_: str | Unset = UNSET
    to: str | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        direction: str = self.direction

        asset = self.asset.to_dict()

        bound: str = self.bound

        amount = self.amount

        from_ = self.from_

        to = self.to

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "direction": direction,
                "asset": asset,
                "bound": bound,
            }
        )
        if amount is not UNSET:
            field_dict["amount"] = amount
        if from_ is not UNSET:
            field_dict["from"] = from_
        if to is not UNSET:
            field_dict["to"] = to

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.call_asset import CallAsset  # noqa: PLC0415

        d = dict(src_dict)
        direction = check_call_movement_direction(d.pop("direction"))

        asset = CallAsset.from_dict(d.pop("asset"))

        bound = check_call_movement_bound(d.pop("bound"))

        amount = d.pop("amount", UNSET)

        from_ = d.pop("from", UNSET)

        to = d.pop("to", UNSET)

        call_movement = cls(
            direction=direction,
            asset=asset,
            bound=bound,
            amount=amount,
            from_=from_,
            to=to,
        )

        call_movement.additional_properties = d
        return call_movement

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
