from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.call_asset_type import CallAssetType, check_call_asset_type
from ..types import UNSET, Unset

T = TypeVar("T", bound="CallAsset")


@_attrs_define
class CallAsset:
    """
    Attributes:
        type_ (CallAssetType): The kind of asset: the network’s coin; an ERC-20 token; one ERC-721 token; one ERC-1155
            token; ERC-20 or ERC-721, whose calls are identical; all tokens of a contract; the asset of an ERC-4626 vault.
        contract (str | Unset): A checksum address (EIP-55). Example: 0x52908400098527886E0F7030069857D2E4169EE7.
        id (str | Unset): For `tokenOrNft`: the amount or the token id. Example: 7.
    """

    type_: CallAssetType
    contract: str | Unset = UNSET
    id: str | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        type_: str = self.type_

        contract = self.contract

        id = self.id

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "type": type_,
            }
        )
        if contract is not UNSET:
            field_dict["contract"] = contract
        if id is not UNSET:
            field_dict["id"] = id

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        type_ = check_call_asset_type(d.pop("type"))

        contract = d.pop("contract", UNSET)

        id = d.pop("id", UNSET)

        call_asset = cls(
            type_=type_,
            contract=contract,
            id=id,
        )

        call_asset.additional_properties = d
        return call_asset

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
