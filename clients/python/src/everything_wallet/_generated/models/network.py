from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.network_rpc_name import NetworkRpcName, check_network_rpc_name
from ..models.network_type import NetworkType, check_network_type

T = TypeVar("T", bound="Network")


@_attrs_define
class Network:
    """
    Attributes:
        id (str):  Example: sepolia.
        name (str):  Example: Ethereum Sepolia.
        type_ (NetworkType):
        chain_id (int): The chain id (EIP-155). Example: 11155111.
        rpc_name (NetworkRpcName): The name to use in requests. Example: sepolia.
        currency (str): The symbol of the network’s coin. Example: SepoliaETH.
        explorer_url (str): The origin of the network’s block explorer.
    """

    id: str
    name: str
    type_: NetworkType
    chain_id: int
    rpc_name: NetworkRpcName
    currency: str
    explorer_url: str
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        id = self.id

        name = self.name

        type_: str = self.type_

        chain_id = self.chain_id

        rpc_name: str = self.rpc_name

        currency = self.currency

        explorer_url = self.explorer_url

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "id": id,
                "name": name,
                "type": type_,
                "chainId": chain_id,
                "rpcName": rpc_name,
                "currency": currency,
                "explorerUrl": explorer_url,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        id = d.pop("id")

        name = d.pop("name")

        type_ = check_network_type(d.pop("type"))

        chain_id = d.pop("chainId")

        rpc_name = check_network_rpc_name(d.pop("rpcName"))

        currency = d.pop("currency")

        explorer_url = d.pop("explorerUrl")

        network = cls(
            id=id,
            name=name,
            type_=type_,
            chain_id=chain_id,
            rpc_name=rpc_name,
            currency=currency,
            explorer_url=explorer_url,
        )

        network.additional_properties = d
        return network

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
