from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="NftCollection")


@_attrs_define
class NftCollection:
    """
    Attributes:
        contract (str): A checksum address (EIP-55). Example: 0x52908400098527886E0F7030069857D2E4169EE7.
        name (str): Empty if the contract has no name, or if the nodes disagree.
        symbol (str): Empty if the contract has no symbol, or if the nodes disagree.
    """

    contract: str
    name: str
    symbol: str
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        contract = self.contract

        name = self.name

        symbol = self.symbol

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "contract": contract,
                "name": name,
                "symbol": symbol,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        contract = d.pop("contract")

        name = d.pop("name")

        symbol = d.pop("symbol")

        nft_collection = cls(
            contract=contract,
            name=name,
            symbol=symbol,
        )

        nft_collection.additional_properties = d
        return nft_collection

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
