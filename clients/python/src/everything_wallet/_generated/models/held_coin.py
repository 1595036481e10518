from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.held_coin_agreement import HeldCoinAgreement, check_held_coin_agreement
from ..types import UNSET, Unset

T = TypeVar("T", bound="HeldCoin")


@_attrs_define
class HeldCoin:
    """The coin balance, in wei.

    Attributes:
        agreement (HeldCoinAgreement): `agreed`: enough nodes agree; `unconfirmed`: too few nodes answered, and none
            disagrees; `disputed`: the nodes disagree; `unknown`: no node answered.
        agreeing (int): The number of nodes that agree. Example: 3.
        units (str | Unset): The amount in the smallest unit. Absent if it is unknown, which does not mean 0. Example:
            1000000.
    """

    agreement: HeldCoinAgreement
    agreeing: int
    units: str | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        agreement: str = self.agreement

        agreeing = self.agreeing

        units = self.units

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "agreement": agreement,
                "agreeing": agreeing,
            }
        )
        if units is not UNSET:
            field_dict["units"] = units

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        agreement = check_held_coin_agreement(d.pop("agreement"))

        agreeing = d.pop("agreeing")

        units = d.pop("units", UNSET)

        held_coin = cls(
            agreement=agreement,
            agreeing=agreeing,
            units=units,
        )

        held_coin.additional_properties = d
        return held_coin

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
