from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.event_type import EventType, check_event_type
from ..models.webhook_networks_item import (
    WebhookNetworksItem,
    check_webhook_networks_item,
)
from ..models.webhook_paused_by import WebhookPausedBy, check_webhook_paused_by
from ..models.webhook_status import WebhookStatus, check_webhook_status
from ..types import UNSET, Unset

T = TypeVar("T", bound="Webhook")


@_attrs_define
class Webhook:
    """
    Attributes:
        id (str): The id of the webhook. Example: we4kLx0QhWzT9aVbN2c7RdYp.
        url (str):  Example: https://example.com/webhooks.
        status (WebhookStatus):
        created_at (int): The time of its creation, in ms since 1970. Example: 1800000000000.
        networks (list[WebhookNetworksItem] | Unset): The networks whose events are sent, by rpcName. Absent for all.
        types (list[EventType] | Unset): The types of events that are sent. Absent for all.
        paused_by (WebhookPausedBy | Unset): `failures`: no delivery succeeded for 24 hours, or your server answered
            with status 410.
        last_success_at (int | Unset): The time of a recent success, to the minute, in ms since 1970. Example:
            1800000000000.
        failing_since (int | Unset): The time of the first failure after the last success, in ms since 1970. Example:
            1800000000000.
    """

    id: str
    url: str
    status: WebhookStatus
    created_at: int
    networks: list[WebhookNetworksItem] | Unset = UNSET
    types: list[EventType] | Unset = UNSET
    paused_by: WebhookPausedBy | Unset = UNSET
    last_success_at: int | Unset = UNSET
    failing_since: int | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        id = self.id

        url = self.url

        status: str = self.status

        created_at = self.created_at

        networks: list[str] | Unset = UNSET
        if not isinstance(self.networks, Unset):
            networks = []
            for networks_item_data in self.networks:
                networks_item: str = networks_item_data
                networks.append(networks_item)

        types: list[str] | Unset = UNSET
        if not isinstance(self.types, Unset):
            types = []
            for types_item_data in self.types:
                types_item: str = types_item_data
                types.append(types_item)

        paused_by: str | Unset = UNSET
        if not isinstance(self.paused_by, Unset):
            paused_by = self.paused_by

        last_success_at = self.last_success_at

        failing_since = self.failing_since

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "id": id,
                "url": url,
                "status": status,
                "createdAt": created_at,
            }
        )
        if networks is not UNSET:
            field_dict["networks"] = networks
        if types is not UNSET:
            field_dict["types"] = types
        if paused_by is not UNSET:
            field_dict["pausedBy"] = paused_by
        if last_success_at is not UNSET:
            field_dict["lastSuccessAt"] = last_success_at
        if failing_since is not UNSET:
            field_dict["failingSince"] = failing_since

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        id = d.pop("id")

        url = d.pop("url")

        status = check_webhook_status(d.pop("status"))

        created_at = d.pop("createdAt")

        _networks = d.pop("networks", UNSET)
        networks: list[WebhookNetworksItem] | Unset = UNSET
        if _networks is not UNSET:
            networks = []
            for networks_item_data in _networks:
                networks_item = check_webhook_networks_item(networks_item_data)

                networks.append(networks_item)

        _types = d.pop("types", UNSET)
        types: list[EventType] | Unset = UNSET
        if _types is not UNSET:
            types = []
            for types_item_data in _types:
                types_item = check_event_type(types_item_data)

                types.append(types_item)

        _paused_by = d.pop("pausedBy", UNSET)
        paused_by: WebhookPausedBy | Unset
        if isinstance(_paused_by, Unset):
            paused_by = UNSET
        else:
            paused_by = check_webhook_paused_by(_paused_by)

        last_success_at = d.pop("lastSuccessAt", UNSET)

        failing_since = d.pop("failingSince", UNSET)

        webhook = cls(
            id=id,
            url=url,
            status=status,
            created_at=created_at,
            networks=networks,
            types=types,
            paused_by=paused_by,
            last_success_at=last_success_at,
            failing_since=failing_since,
        )

        webhook.additional_properties = d
        return webhook

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
