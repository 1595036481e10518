from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.network_health_incoming import (
    NetworkHealthIncoming,
    check_network_health_incoming,
)
from ..models.network_health_network import (
    NetworkHealthNetwork,
    check_network_health_network,
)
from ..types import UNSET, Unset

T = TypeVar("T", bound="NetworkHealth")


@_attrs_define
class NetworkHealth:
    """
    Attributes:
        network (NetworkHealthNetwork): The network’s rpcName. Example: sepolia.
        incoming (NetworkHealthIncoming): The way in which wallets find incoming transfers. `scanned`: the service reads
            each block, and has read the newest ones. `late`: the service reads each block but is behind, or its state is
            unknown; wallets read the blocks themselves meanwhile. `onDemand`: wallets read the blocks when they open.
            Example: scanned.
        block_number (int | Unset): The last block that the service has read. Absent if unknown. Example: 7654321.
        block_at (int | Unset): The time of that block, in ms since 1970. Absent if unknown. Example: 1800000000000.
        delay_seconds (int | Unset): The age of that block in seconds. Absent if unknown, and on local chains. Example:
            9.
    """

    network: NetworkHealthNetwork
    incoming: NetworkHealthIncoming
    block_number: int | Unset = UNSET
    block_at: int | Unset = UNSET
    delay_seconds: int | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        network: str = self.network

        incoming: str = self.incoming

        block_number = self.block_number

        block_at = self.block_at

        delay_seconds = self.delay_seconds

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "network": network,
                "incoming": incoming,
            }
        )
        if block_number is not UNSET:
            field_dict["blockNumber"] = block_number
        if block_at is not UNSET:
            field_dict["blockAt"] = block_at
        if delay_seconds is not UNSET:
            field_dict["delaySeconds"] = delay_seconds

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        network = check_network_health_network(d.pop("network"))

        incoming = check_network_health_incoming(d.pop("incoming"))

        block_number = d.pop("blockNumber", UNSET)

        block_at = d.pop("blockAt", UNSET)

        delay_seconds = d.pop("delaySeconds", UNSET)

        network_health = cls(
            network=network,
            incoming=incoming,
            block_number=block_number,
            block_at=block_at,
            delay_seconds=delay_seconds,
        )

        network_health.additional_properties = d
        return network_health

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
