from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.event_type import EventType, check_event_type
from ..models.webhook_delivery_network import (
    WebhookDeliveryNetwork,
    check_webhook_delivery_network,
)
from ..models.webhook_delivery_problem import (
    WebhookDeliveryProblem,
    check_webhook_delivery_problem,
)
from ..models.webhook_delivery_state import (
    WebhookDeliveryState,
    check_webhook_delivery_state,
)
from ..types import UNSET, Unset

T = TypeVar("T", bound="WebhookDelivery")


@_attrs_define
class WebhookDelivery:
    """
    Attributes:
        event_id (str): The id of the event, which is in the header `webhook-id` of each attempt. Example:
            evt_0123456789abcdef0123456789abcdef.
        type_ (EventType): `transfer.coin`, `transfer.token`, `transfer.nft`: a block with a transfer to or from an
            account was added to the chain. `approval.changed`: the same with an approval. `movement.settled`: the block has
            as many confirmations as its network needs. `movement.reorged`: the block is no longer part of the chain. Later
            versions may add more. Example: transfer.token.
        network (WebhookDeliveryNetwork): The network’s rpcName. Example: sepolia.
        address (str): A checksum address (EIP-55). Example: 0x52908400098527886E0F7030069857D2E4169EE7.
        tx_hash (str): The hash of the transaction. Example:
            0x58e57948731014890a15122e8b4d4917777246a2ed71518f00941871d15f9254.
        state (WebhookDeliveryState): `retrying`: it is attempted again. `failed`: the last attempt failed; you can
            replay it.
        attempts (int): The number of attempts. Example: 1.
        first_at (int): The time of the first attempt, in ms since 1970. Example: 1800000000000.
        last_at (int): The time of the last attempt, in ms since 1970. Example: 1800000000000.
        status (int | Unset): The HTTP status of the last attempt. Absent if there was no response. Example: 200.
        problem (WebhookDeliveryProblem | Unset): Why the last attempt failed. `refused`: the URL is not allowed (not
            https, not port 443, credentials, or an address that is not public). `redirect`: redirects are not followed.
        duration_ms (int | Unset): The duration of the last attempt in ms. Example: 120.
        next_at (int | Unset): The earliest time of the next attempt, in ms since 1970. Example: 1800000000000.
    """

    event_id: str
    type_: EventType
    network: WebhookDeliveryNetwork
    address: str
    tx_hash: str
    state: WebhookDeliveryState
    attempts: int
    first_at: int
    last_at: int
    status: int | Unset = UNSET
    problem: WebhookDeliveryProblem | Unset = UNSET
    duration_ms: int | Unset = UNSET
    next_at: int | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        event_id = self.event_id

        type_: str = self.type_

        network: str = self.network

        address = self.address

        tx_hash = self.tx_hash

        state: str = self.state

        attempts = self.attempts

        first_at = self.first_at

        last_at = self.last_at

        status = self.status

        problem: str | Unset = UNSET
        if not isinstance(self.problem, Unset):
            problem = self.problem

        duration_ms = self.duration_ms

        next_at = self.next_at

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "eventId": event_id,
                "type": type_,
                "network": network,
                "address": address,
                "txHash": tx_hash,
                "state": state,
                "attempts": attempts,
                "firstAt": first_at,
                "lastAt": last_at,
            }
        )
        if status is not UNSET:
            field_dict["status"] = status
        if problem is not UNSET:
            field_dict["problem"] = problem
        if duration_ms is not UNSET:
            field_dict["durationMs"] = duration_ms
        if next_at is not UNSET:
            field_dict["nextAt"] = next_at

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        event_id = d.pop("eventId")

        type_ = check_event_type(d.pop("type"))

        network = check_webhook_delivery_network(d.pop("network"))

        address = d.pop("address")

        tx_hash = d.pop("txHash")

        state = check_webhook_delivery_state(d.pop("state"))

        attempts = d.pop("attempts")

        first_at = d.pop("firstAt")

        last_at = d.pop("lastAt")

        status = d.pop("status", UNSET)

        _problem = d.pop("problem", UNSET)
        problem: WebhookDeliveryProblem | Unset
        if isinstance(_problem, Unset):
            problem = UNSET
        else:
            problem = check_webhook_delivery_problem(_problem)

        duration_ms = d.pop("durationMs", UNSET)

        next_at = d.pop("nextAt", UNSET)

        webhook_delivery = cls(
            event_id=event_id,
            type_=type_,
            network=network,
            address=address,
            tx_hash=tx_hash,
            state=state,
            attempts=attempts,
            first_at=first_at,
            last_at=last_at,
            status=status,
            problem=problem,
            duration_ms=duration_ms,
            next_at=next_at,
        )

        webhook_delivery.additional_properties = d
        return webhook_delivery

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
