from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.event_network import EventNetwork, check_event_network
from ..models.event_type import EventType, check_event_type

if TYPE_CHECKING:
    from ..models.event_data import EventData


T = TypeVar("T", bound="Event")


@_attrs_define
class Event:
    """
    Attributes:
        id (str): Identifies the event: the same in each delivery, by a webhook or here. Example:
            evt_0123456789abcdef0123456789abcdef.
        type_ (EventType): `transfer.coin`, `transfer.token`, `transfer.nft`: a block with a transfer to or from an
            account was added to the chain. `approval.changed`: the same with an approval. `movement.settled`: the block has
            as many confirmations as its network needs. `movement.reorged`: the block is no longer part of the chain. Later
            versions may add more. Example: transfer.token.
        timestamp (str): The time at which the service found it: ISO 8601, in UTC. Example: 2026-11-21T12:00:00.000Z.
        network (EventNetwork): The network’s rpcName. Example: sepolia.
        data (EventData):
    """

    id: str
    type_: EventType
    timestamp: str
    network: EventNetwork
    data: EventData
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        id = self.id

        type_: str = self.type_

        timestamp = self.timestamp

        network: str = self.network

        data = self.data.to_dict()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "id": id,
                "type": type_,
                "timestamp": timestamp,
                "network": network,
                "data": data,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.event_data import EventData  # noqa: PLC0415

        d = dict(src_dict)
        id = d.pop("id")

        type_ = check_event_type(d.pop("type"))

        timestamp = d.pop("timestamp")

        network = check_event_network(d.pop("network"))

        data = EventData.from_dict(d.pop("data"))

        event = cls(
            id=id,
            type_=type_,
            timestamp=timestamp,
            network=network,
            data=data,
        )

        event.additional_properties = d
        return event

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
