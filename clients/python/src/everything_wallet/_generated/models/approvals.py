from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.approvals_logs import ApprovalsLogs, check_approvals_logs
from ..models.approvals_network import ApprovalsNetwork, check_approvals_network
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.approval import Approval
    from ..models.approvals_nodes import ApprovalsNodes
    from ..models.token_facts import TokenFacts


T = TypeVar("T", bound="Approvals")


@_attrs_define
class Approvals:
    """
    Attributes:
        address (str): A checksum address (EIP-55). Example: 0x52908400098527886E0F7030069857D2E4169EE7.
        network (ApprovalsNetwork): The network’s rpcName. Example: sepolia.
        chain_id (int): The network’s chain id (EIP-155). Example: 11155111.
        currency (str): The symbol of the network’s coin. Example: SepoliaETH.
        logs (ApprovalsLogs): `whole`: all blocks were scanned; `behind`: there are more blocks, so request them with
            the cursor; `refused`: the nodes serve no logs, so an empty list proves nothing.
        approvals (list[Approval]):
        tokens (list[TokenFacts]): The facts of every contract in `approvals`.
        left_out (int): The number of approvals left out because one block contains too many of unverified contracts.
            Example: 0.
        nodes (ApprovalsNodes):
        cursor (str | Unset): The cursor for the next request. Absent at the end.
        block_number (int | Unset): The block of these figures. Absent if no node reports it. Example: 7654321.
    """

    address: str
    network: ApprovalsNetwork
    chain_id: int
    currency: str
    logs: ApprovalsLogs
    approvals: list[Approval]
    tokens: list[TokenFacts]
    left_out: int
    nodes: ApprovalsNodes
    cursor: str | Unset = UNSET
    block_number: int | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        address = self.address

        network: str = self.network

        chain_id = self.chain_id

        currency = self.currency

        logs: str = self.logs

        approvals = []
        for approvals_item_data in self.approvals:
            approvals_item = approvals_item_data.to_dict()
            approvals.append(approvals_item)

        tokens = []
        for tokens_item_data in self.tokens:
            tokens_item = tokens_item_data.to_dict()
            tokens.append(tokens_item)

        left_out = self.left_out

        nodes = self.nodes.to_dict()

        cursor = self.cursor

        block_number = self.block_number

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "address": address,
                "network": network,
                "chainId": chain_id,
                "currency": currency,
                "logs": logs,
                "approvals": approvals,
                "tokens": tokens,
                "leftOut": left_out,
                "nodes": nodes,
            }
        )
        if cursor is not UNSET:
            field_dict["cursor"] = cursor
        if block_number is not UNSET:
            field_dict["blockNumber"] = block_number

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.approval import Approval  # noqa: PLC0415
        from ..models.approvals_nodes import ApprovalsNodes  # noqa: PLC0415
        from ..models.token_facts import TokenFacts  # noqa: PLC0415

        d = dict(src_dict)
        address = d.pop("address")

        network = check_approvals_network(d.pop("network"))

        chain_id = d.pop("chainId")

        currency = d.pop("currency")

        logs = check_approvals_logs(d.pop("logs"))

        approvals = []
        _approvals = d.pop("approvals")
        for approvals_item_data in _approvals:
            approvals_item = Approval.from_dict(approvals_item_data)

            approvals.append(approvals_item)

        tokens = []
        _tokens = d.pop("tokens")
        for tokens_item_data in _tokens:
            tokens_item = TokenFacts.from_dict(tokens_item_data)

            tokens.append(tokens_item)

        left_out = d.pop("leftOut")

        nodes = ApprovalsNodes.from_dict(d.pop("nodes"))

        cursor = d.pop("cursor", UNSET)

        block_number = d.pop("blockNumber", UNSET)

        approvals = cls(
            address=address,
            network=network,
            chain_id=chain_id,
            currency=currency,
            logs=logs,
            approvals=approvals,
            tokens=tokens,
            left_out=left_out,
            nodes=nodes,
            cursor=cursor,
            block_number=block_number,
        )

        approvals.additional_properties = d
        return approvals

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
