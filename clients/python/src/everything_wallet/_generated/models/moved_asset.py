from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.moved_asset_standard import MovedAssetStandard, check_moved_asset_standard
from ..types import UNSET, Unset

T = TypeVar("T", bound="MovedAsset")


@_attrs_define
class MovedAsset:
    """
    Attributes:
        standard (MovedAssetStandard):
        units (str): The amount, in the smallest unit. Example: 25000000.
        contract (str | Unset): A checksum address (EIP-55). Example: 0x52908400098527886E0F7030069857D2E4169EE7.
        token_id (str | Unset): The token id, for ERC-721 and ERC-1155. Example: 42.
        decimals (int | Unset): The decimals that the contract reports. Absent if the nodes disagree. Example: 6.
        symbol (str | Unset): The symbol that the contract reports. Do not rely on it. Example: USDC.
    """

    standard: MovedAssetStandard
    units: str
    contract: str | Unset = UNSET
    token_id: str | Unset = UNSET
    decimals: int | Unset = UNSET
    symbol: str | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        standard: str = self.standard

        units = self.units

        contract = self.contract

        token_id = self.token_id

        decimals = self.decimals

        symbol = self.symbol

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "standard": standard,
                "units": units,
            }
        )
        if contract is not UNSET:
            field_dict["contract"] = contract
        if token_id is not UNSET:
            field_dict["tokenId"] = token_id
        if decimals is not UNSET:
            field_dict["decimals"] = decimals
        if symbol is not UNSET:
            field_dict["symbol"] = symbol

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        standard = check_moved_asset_standard(d.pop("standard"))

        units = d.pop("units")

        contract = d.pop("contract", UNSET)

        token_id = d.pop("tokenId", UNSET)

        decimals = d.pop("decimals", UNSET)

        symbol = d.pop("symbol", UNSET)

        moved_asset = cls(
            standard=standard,
            units=units,
            contract=contract,
            token_id=token_id,
            decimals=decimals,
            symbol=symbol,
        )

        moved_asset.additional_properties = d
        return moved_asset

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
