from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define

from ..models.simulate_network import SimulateNetwork, check_simulate_network
from ..types import UNSET, Unset

T = TypeVar("T", bound="Simulate")


@_attrs_define
class Simulate:
    """
    Attributes:
        from_ (str): The sender. Example: 0x52908400098527886E0F7030069857D2E4169EE7.
        to (str): The contract to call, or the recipient. Example: 0x8617E340B3D01FA5F11F306F4090FD50E238070D.
        network (SimulateNetwork): The network by its rpcName, id, name or chain id, in upper or lower case. Example:
            sepolia.
        value (str | Unset): An amount in wei: decimal, or hex with 0x. Example: 1000000000000000.
        data (str | Unset): The call data, as 0x-prefixed hex: at most 128 kB. Example: 0xd0e30db0.
        gas_limit (str | Unset): The gas limit that you will sign. Example: 100000.
        max_fee_per_gas (str | Unset): An amount in wei: decimal, or hex with 0x. Example: 1000000000000000.
        max_priority_fee_per_gas (str | Unset): An amount in wei: decimal, or hex with 0x. Example: 1000000000000000.
        gas_price (str | Unset): An amount in wei: decimal, or hex with 0x. Example: 1000000000000000.
    """

    from_: str
    to: str
    network: SimulateNetwork
    value: str | Unset = UNSET
    data: str | Unset = UNSET
    gas_limit: str | Unset = UNSET
    max_fee_per_gas: str | Unset = UNSET
    max_priority_fee_per_gas: str | Unset = UNSET
    gas_price: str | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        from_ = self.from_

        to = self.to

        network: str = self.network

        value = self.value

        data = self.data

        gas_limit = self.gas_limit

        max_fee_per_gas = self.max_fee_per_gas

        max_priority_fee_per_gas = self.max_priority_fee_per_gas

        gas_price = self.gas_price

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "from": from_,
                "to": to,
                "network": network,
            }
        )
        if value is not UNSET:
            field_dict["value"] = value
        if data is not UNSET:
            field_dict["data"] = data
        if gas_limit is not UNSET:
            field_dict["gasLimit"] = gas_limit
        if max_fee_per_gas is not UNSET:
            field_dict["maxFeePerGas"] = max_fee_per_gas
        if max_priority_fee_per_gas is not UNSET:
            field_dict["maxPriorityFeePerGas"] = max_priority_fee_per_gas
        if gas_price is not UNSET:
            field_dict["gasPrice"] = gas_price

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        from_ = d.pop("from")

        to = d.pop("to")

        network = check_simulate_network(d.pop("network"))

        value = d.pop("value", UNSET)

        data = d.pop("data", UNSET)

        gas_limit = d.pop("gasLimit", UNSET)

        max_fee_per_gas = d.pop("maxFeePerGas", UNSET)

        max_priority_fee_per_gas = d.pop("maxPriorityFeePerGas", UNSET)

        gas_price = d.pop("gasPrice", UNSET)

        simulate = cls(
            from_=from_,
            to=to,
            network=network,
            value=value,
            data=data,
            gas_limit=gas_limit,
            max_fee_per_gas=max_fee_per_gas,
            max_priority_fee_per_gas=max_priority_fee_per_gas,
            gas_price=gas_price,
        )

        return simulate
