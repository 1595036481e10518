from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.held_token_agreement import HeldTokenAgreement, check_held_token_agreement
from ..types import UNSET, Unset

T = TypeVar("T", bound="HeldToken")


@_attrs_define
class HeldToken:
    """
    Attributes:
        contract (str): A checksum address (EIP-55). Example: 0x52908400098527886E0F7030069857D2E4169EE7.
        symbol (str): Empty if the contract has no symbol, or if the nodes disagree.
        name (str): Empty if the contract has no name, or if the nodes disagree.
        is_listed (bool): Whether the contract is on a token list bundled with the wallet. All other contracts are
            unverified, whatever name they report.
        agreement (HeldTokenAgreement): `agreed`: enough nodes agree; `unconfirmed`: too few nodes answered, and none
            disagrees; `disputed`: the nodes disagree; `unknown`: no node answered.
        agreeing (int): The number of nodes that agree. Example: 3.
        decimals (int | Unset): Absent if the contract reports none, or if the nodes disagree. Example: 6.
        units (str | Unset): The amount in the smallest unit. Absent if it is unknown, which does not mean 0. Example:
            1000000.
    """

    contract: str
    symbol: str
    name: str
    is_listed: bool
    agreement: HeldTokenAgreement
    agreeing: int
    decimals: int | Unset = UNSET
    units: str | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        contract = self.contract

        symbol = self.symbol

        name = self.name

        is_listed = self.is_listed

        agreement: str = self.agreement

        agreeing = self.agreeing

        decimals = self.decimals

        units = self.units

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "contract": contract,
                "symbol": symbol,
                "name": name,
                "isListed": is_listed,
                "agreement": agreement,
                "agreeing": agreeing,
            }
        )
        if decimals is not UNSET:
            field_dict["decimals"] = decimals
        if units is not UNSET:
            field_dict["units"] = units

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        contract = d.pop("contract")

        symbol = d.pop("symbol")

        name = d.pop("name")

        is_listed = d.pop("isListed")

        agreement = check_held_token_agreement(d.pop("agreement"))

        agreeing = d.pop("agreeing")

        decimals = d.pop("decimals", UNSET)

        units = d.pop("units", UNSET)

        held_token = cls(
            contract=contract,
            symbol=symbol,
            name=name,
            is_listed=is_listed,
            agreement=agreement,
            agreeing=agreeing,
            decimals=decimals,
            units=units,
        )

        held_token.additional_properties = d
        return held_token

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
