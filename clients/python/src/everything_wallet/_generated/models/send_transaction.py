from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define

from ..models.send_transaction_network import (
    SendTransactionNetwork,
    check_send_transaction_network,
)

T = TypeVar("T", bound="SendTransaction")


@_attrs_define
class SendTransaction:
    """
    Attributes:
        signed_transaction (str): The signed transaction as 0x-prefixed hex: at most 128 kB. The account in the example
            holds coins only on local chains: sign your own transaction. Example: 0x02f86e83aa36a7808459682f008506fc23ac0082
            5208948617e340b3d01fa5f11f306f4090fd50e238070d0180c080a0eafe16f9c225cdfbf4da5d6a856c161102c67bc8cdd0459f564ee528
            872d264ba03e052bed4186d0dbc649422be8e2f3003e8304e97cd3fc7393f2486fe87e0fed.
        network (SendTransactionNetwork): The network by its rpcName, id, name or chain id, in upper or lower case.
            Example: sepolia.
    """

    signed_transaction: str
    network: SendTransactionNetwork

    def to_dict(self) -> dict[str, Any]:
        signed_transaction = self.signed_transaction

        network: str = self.network

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "signedTransaction": signed_transaction,
                "network": network,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        signed_transaction = d.pop("signedTransaction")

        network = check_send_transaction_network(d.pop("network"))

        send_transaction = cls(
            signed_transaction=signed_transaction,
            network=network,
        )

        return send_transaction
