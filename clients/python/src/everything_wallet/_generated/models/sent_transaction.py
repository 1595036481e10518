from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.sent_transaction_network import (
    SentTransactionNetwork,
    check_sent_transaction_network,
)

T = TypeVar("T", bound="SentTransaction")


@_attrs_define
class SentTransaction:
    """
    Attributes:
        tx_hash (str): The hash of the transaction. Example:
            0x58e57948731014890a15122e8b4d4917777246a2ed71518f00941871d15f9254.
        network (SentTransactionNetwork): The network’s rpcName. Example: sepolia.
        chain_id (int): The network’s chain id (EIP-155). Example: 11155111.
        currency (str): The symbol of the network’s coin. Example: SepoliaETH.
    """

    tx_hash: str
    network: SentTransactionNetwork
    chain_id: int
    currency: str
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        tx_hash = self.tx_hash

        network: str = self.network

        chain_id = self.chain_id

        currency = self.currency

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "txHash": tx_hash,
                "network": network,
                "chainId": chain_id,
                "currency": currency,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        tx_hash = d.pop("txHash")

        network = check_sent_transaction_network(d.pop("network"))

        chain_id = d.pop("chainId")

        currency = d.pop("currency")

        sent_transaction = cls(
            tx_hash=tx_hash,
            network=network,
            chain_id=chain_id,
            currency=currency,
        )

        sent_transaction.additional_properties = d
        return sent_transaction

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
