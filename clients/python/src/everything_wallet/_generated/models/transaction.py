from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.transaction_agreement import (
    TransactionAgreement,
    check_transaction_agreement,
)
from ..models.transaction_network import TransactionNetwork, check_transaction_network
from ..models.transaction_status import TransactionStatus, check_transaction_status
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.figure_nodes import FigureNodes
    from ..models.recorded_call import RecordedCall


T = TypeVar("T", bound="Transaction")


@_attrs_define
class Transaction:
    """
    Attributes:
        tx_hash (str): The hash of the transaction. Example:
            0x58e57948731014890a15122e8b4d4917777246a2ed71518f00941871d15f9254.
        network (TransactionNetwork): The network’s rpcName. Example: sepolia.
        chain_id (int): The network’s chain id (EIP-155). Example: 11155111.
        currency (str): The symbol of the network’s coin. Example: SepoliaETH.
        status (TransactionStatus): Pending; in a block; or in a block without effect (EIP-658). It is completed once
            enough nodes agree (`agreement`), failed once every configured node reports so, and pending until then.
        agreement (TransactionAgreement): `agreed`: at least two nodes (or the only node of the deployment), and more
            than half of those that answered, report the same contents and the same block, fee and logs, or no block.
            Otherwise `status` is `pending`: `unconfirmed` while too few nodes report it, `disputed` if they disagree.
            `unknown`: no node knows it, and the answer is the owner’s record.
        nodes (FigureNodes):
        from_ (str): The signer, a checksum address (EIP-55). Example: 0x52908400098527886E0F7030069857D2E4169EE7.
        value (str): The amount, in coin: a plain decimal number. Example: 0.001.
        value_wei (str): The amount, in wei. Example: 1000000000000000.
        nonce (int): The nonce. Example: 0.
        gas_limit (str): The gas limit. Example: 21000.
        confirmations (int): The number of confirmations, counting its own block. 0 while it is pending. Example: 3.
        to (str | Unset): The recipient, a checksum address (EIP-55). Absent if the transaction creates a contract.
            Example: 0x52908400098527886E0F7030069857D2E4169EE7.
        block_number (int | Unset): The block that contains it. Absent while it is pending. Example: 7654321.
        gas_used (str | Unset): The gas used. Absent while it is pending. Example: 21000.
        fee (str | Unset): The fee paid (absent while it is pending), in coin: a plain decimal number. Example: 0.001.
        fee_wei (str | Unset): The fee paid (absent while it is pending), in wei. Example: 1000000000000000.
        call (RecordedCall | Unset): The key owner’s own record of a contract call that they sent from their wallet.
            Absent for all other transactions.
    """

    tx_hash: str
    network: TransactionNetwork
    chain_id: int
    currency: str
    status: TransactionStatus
    agreement: TransactionAgreement
    nodes: FigureNodes
    from_: str
    value: str
    value_wei: str
    nonce: int
    gas_limit: str
    confirmations: int
    to: str | Unset = UNSET
    block_number: int | Unset = UNSET
    gas_used: str | Unset = UNSET
    fee: str | Unset = UNSET
    fee_wei: str | Unset = UNSET
    call: RecordedCall | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        tx_hash = self.tx_hash

        network: str = self.network

        chain_id = self.chain_id

        currency = self.currency

        status: str = self.status

        agreement: str = self.agreement

        nodes = self.nodes.to_dict()

        from_ = self.from_

        value = self.value

        value_wei = self.value_wei

        nonce = self.nonce

        gas_limit = self.gas_limit

        confirmations = self.confirmations

        to = self.to

        block_number = self.block_number

        gas_used = self.gas_used

        fee = self.fee

        fee_wei = self.fee_wei

        call: dict[str, Any] | Unset = UNSET
        if not isinstance(self.call, Unset):
            call = self.call.to_dict()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "txHash": tx_hash,
                "network": network,
                "chainId": chain_id,
                "currency": currency,
                "status": status,
                "agreement": agreement,
                "nodes": nodes,
                "from": from_,
                "value": value,
                "valueWei": value_wei,
                "nonce": nonce,
                "gasLimit": gas_limit,
                "confirmations": confirmations,
            }
        )
        if to is not UNSET:
            field_dict["to"] = to
        if block_number is not UNSET:
            field_dict["blockNumber"] = block_number
        if gas_used is not UNSET:
            field_dict["gasUsed"] = gas_used
        if fee is not UNSET:
            field_dict["fee"] = fee
        if fee_wei is not UNSET:
            field_dict["feeWei"] = fee_wei
        if call is not UNSET:
            field_dict["call"] = call

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.figure_nodes import FigureNodes  # noqa: PLC0415
        from ..models.recorded_call import RecordedCall  # noqa: PLC0415

        d = dict(src_dict)
        tx_hash = d.pop("txHash")

        network = check_transaction_network(d.pop("network"))

        chain_id = d.pop("chainId")

        currency = d.pop("currency")

        status = check_transaction_status(d.pop("status"))

        agreement = check_transaction_agreement(d.pop("agreement"))

        nodes = FigureNodes.from_dict(d.pop("nodes"))

        from_ = d.pop("from")

        value = d.pop("value")

        value_wei = d.pop("valueWei")

        nonce = d.pop("nonce")

        gas_limit = d.pop("gasLimit")

        confirmations = d.pop("confirmations")

        to = d.pop("to", UNSET)

        block_number = d.pop("blockNumber", UNSET)

        gas_used = d.pop("gasUsed", UNSET)

        fee = d.pop("fee", UNSET)

        fee_wei = d.pop("feeWei", UNSET)

        _call = d.pop("call", UNSET)
        call: RecordedCall | Unset
        if isinstance(_call, Unset):
            call = UNSET
        else:
            call = RecordedCall.from_dict(_call)

        transaction = cls(
            tx_hash=tx_hash,
            network=network,
            chain_id=chain_id,
            currency=currency,
            status=status,
            agreement=agreement,
            nodes=nodes,
            from_=from_,
            value=value,
            value_wei=value_wei,
            nonce=nonce,
            gas_limit=gas_limit,
            confirmations=confirmations,
            to=to,
            block_number=block_number,
            gas_used=gas_used,
            fee=fee,
            fee_wei=fee_wei,
            call=call,
        )

        transaction.additional_properties = d
        return transaction

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
