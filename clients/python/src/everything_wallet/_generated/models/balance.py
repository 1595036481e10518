from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.balance_network import BalanceNetwork, check_balance_network

T = TypeVar("T", bound="Balance")


@_attrs_define
class Balance:
    """
    Attributes:
        address (str): A checksum address (EIP-55). Example: 0x52908400098527886E0F7030069857D2E4169EE7.
        network (BalanceNetwork): The network’s rpcName. Example: sepolia.
        chain_id (int): The network’s chain id (EIP-155). Example: 11155111.
        currency (str): The symbol of the network’s coin. Example: SepoliaETH.
        balance (str): The balance, in coin: a plain decimal number. Example: 0.001.
        balance_wei (str): The balance, in wei. Example: 1000000000000000.
    """

    address: str
    network: BalanceNetwork
    chain_id: int
    currency: str
    balance: str
    balance_wei: str
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        address = self.address

        network: str = self.network

        chain_id = self.chain_id

        currency = self.currency

        balance = self.balance

        balance_wei = self.balance_wei

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "address": address,
                "network": network,
                "chainId": chain_id,
                "currency": currency,
                "balance": balance,
                "balanceWei": balance_wei,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        address = d.pop("address")

        network = check_balance_network(d.pop("network"))

        chain_id = d.pop("chainId")

        currency = d.pop("currency")

        balance = d.pop("balance")

        balance_wei = d.pop("balanceWei")

        balance = cls(
            address=address,
            network=network,
            chain_id=chain_id,
            currency=currency,
            balance=balance,
            balance_wei=balance_wei,
        )

        balance.additional_properties = d
        return balance

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
