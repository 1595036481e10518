from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

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

T = TypeVar("T", bound="NetworkHealth")


@_attrs_define
class NetworkHealth:
    """
    Attributes:
        network (NetworkHealthNetwork): The network’s rpcName. Example: sepolia.
        incoming (NetworkHealthIncoming): The way in which wallets find incoming transfers. `scanned`: the service reads
            each block, and has read the newest ones. `late`: the service reads each block but is behind, or its state is
            unknown; wallets read the blocks themselves meanwhile. `on_demand`: wallets read the blocks when they open.
            Example: scanned.
        block (int | None): The last block that the service has read. Null if unknown. Example: 7654321.
        block_at (None | str): The time of that block (ISO 8601, UTC). Null if unknown. Example:
            2026-11-30T12:00:00.000Z.
        delay_seconds (int | None): The age of that block in seconds. Null if unknown, and on local chains. Example: 9.
    """

    network: NetworkHealthNetwork
    incoming: NetworkHealthIncoming
    block: int | None
    block_at: None | str
    delay_seconds: int | None
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        network: str = self.network

        incoming: str = self.incoming

        block: int | None
        block = self.block

        block_at: None | str
        block_at = self.block_at

        delay_seconds: int | None
        delay_seconds = self.delay_seconds

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "network": network,
                "incoming": incoming,
                "block": block,
                "block_at": block_at,
                "delay_seconds": delay_seconds,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        network = check_network_health_network(d.pop("network"))

        incoming = check_network_health_incoming(d.pop("incoming"))

        def _parse_block(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        block = _parse_block(d.pop("block"))

        def _parse_block_at(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        block_at = _parse_block_at(d.pop("block_at"))

        def _parse_delay_seconds(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        delay_seconds = _parse_delay_seconds(d.pop("delay_seconds"))

        network_health = cls(
            network=network,
            incoming=incoming,
            block=block,
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
