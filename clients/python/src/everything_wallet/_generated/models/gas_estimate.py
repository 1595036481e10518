from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.gas_estimate_agreement import (
    GasEstimateAgreement,
    check_gas_estimate_agreement,
)
from ..models.gas_estimate_network import GasEstimateNetwork, check_gas_estimate_network
from ..types import UNSET, Unset

T = TypeVar("T", bound="GasEstimate")


@_attrs_define
class GasEstimate:
    """
    Attributes:
        network (GasEstimateNetwork): The network’s rpcName. Example: sepolia.
        chain_id (int): The network’s chain id (EIP-155). Example: 11155111.
        currency (str): The symbol of the network’s coin. Example: SepoliaETH.
        estimated_cost (str): The highest fee: gas limit × gas price, plus l1FeeWei if there is one, in coin: a plain
            decimal number. Example: 0.001.
        estimated_cost_wei (str): The same, in wei. Example: 1000000000000000.
        gas_limit (str): The gas limit. Example: 21000.
        gas_price (str): The highest gas price, in wei. Example: 1000000000000000.
        nonce (int): The nonce to sign with, counting pending transactions. Example: 0.
        to_is_contract (bool): Whether `to` is a contract.
        nodes_configured (int): The number of nodes configured in this deployment. With a single node, no other node
            confirms the answer. Example: 3.
        agreement (GasEstimateAgreement): `agreed`: at least two nodes, or the only node of the deployment, report the
            same nonce, about the same fees, and the same answer on whether `to` is a contract. `unconfirmed`: the nodes
            disagree, or only one of several answered; check the nonce before you sign.
        max_fee_per_gas (str | Unset): The fee cap, on a network with EIP-1559, in wei. Example: 1000000000000000.
        max_priority_fee_per_gas (str | Unset): The priority fee, on a network with EIP-1559, in wei. Example:
            1000000000000000.
        l_1_fee_wei (str | Unset): The L1 data fee at twice its current level, charged on top of gas; only on OP Stack
            networks, in wei. Example: 1000000000000000.
    """

    network: GasEstimateNetwork
    chain_id: int
    currency: str
    estimated_cost: str
    estimated_cost_wei: str
    gas_limit: str
    gas_price: str
    nonce: int
    to_is_contract: bool
    nodes_configured: int
    agreement: GasEstimateAgreement
    max_fee_per_gas: str | Unset = UNSET
    max_priority_fee_per_gas: str | Unset = UNSET
    l_1_fee_wei: str | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        network: str = self.network

        chain_id = self.chain_id

        currency = self.currency

        estimated_cost = self.estimated_cost

        estimated_cost_wei = self.estimated_cost_wei

        gas_limit = self.gas_limit

        gas_price = self.gas_price

        nonce = self.nonce

        to_is_contract = self.to_is_contract

        nodes_configured = self.nodes_configured

        agreement: str = self.agreement

        max_fee_per_gas = self.max_fee_per_gas

        max_priority_fee_per_gas = self.max_priority_fee_per_gas

        l_1_fee_wei = self.l_1_fee_wei

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "network": network,
                "chainId": chain_id,
                "currency": currency,
                "estimatedCost": estimated_cost,
                "estimatedCostWei": estimated_cost_wei,
                "gasLimit": gas_limit,
                "gasPrice": gas_price,
                "nonce": nonce,
                "toIsContract": to_is_contract,
                "nodesConfigured": nodes_configured,
                "agreement": agreement,
            }
        )
        if max_fee_per_gas is not UNSET:
            field_dict["maxFeePerGas"] = max_fee_per_gas
        if max_priority_fee_per_gas is not UNSET:
            field_dict["maxPriorityFeePerGas"] = max_priority_fee_per_gas
        if l_1_fee_wei is not UNSET:
            field_dict["l1FeeWei"] = l_1_fee_wei

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        network = check_gas_estimate_network(d.pop("network"))

        chain_id = d.pop("chainId")

        currency = d.pop("currency")

        estimated_cost = d.pop("estimatedCost")

        estimated_cost_wei = d.pop("estimatedCostWei")

        gas_limit = d.pop("gasLimit")

        gas_price = d.pop("gasPrice")

        nonce = d.pop("nonce")

        to_is_contract = d.pop("toIsContract")

        nodes_configured = d.pop("nodesConfigured")

        agreement = check_gas_estimate_agreement(d.pop("agreement"))

        max_fee_per_gas = d.pop("maxFeePerGas", UNSET)

        max_priority_fee_per_gas = d.pop("maxPriorityFeePerGas", UNSET)

        l_1_fee_wei = d.pop("l1FeeWei", UNSET)

        gas_estimate = cls(
            network=network,
            chain_id=chain_id,
            currency=currency,
            estimated_cost=estimated_cost,
            estimated_cost_wei=estimated_cost_wei,
            gas_limit=gas_limit,
            gas_price=gas_price,
            nonce=nonce,
            to_is_contract=to_is_contract,
            nodes_configured=nodes_configured,
            agreement=agreement,
            max_fee_per_gas=max_fee_per_gas,
            max_priority_fee_per_gas=max_priority_fee_per_gas,
            l_1_fee_wei=l_1_fee_wei,
        )

        gas_estimate.additional_properties = d
        return gas_estimate

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
