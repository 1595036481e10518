from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define

from ..models.create_webhook_networks_item import (
    CreateWebhookNetworksItem,
    check_create_webhook_networks_item,
)
from ..models.event_type import EventType, check_event_type
from ..types import UNSET, Unset

T = TypeVar("T", bound="CreateWebhook")


@_attrs_define
class CreateWebhook:
    """
    Attributes:
        url (str): The https URL of your server, at port 443 and a public address. Example:
            https://example.com/webhooks.
        networks (list[CreateWebhookNetworksItem] | Unset): The networks whose events are sent. All by default.
        types (list[EventType] | Unset): The types of events that are sent. All by default.
    """

    url: str
    networks: list[CreateWebhookNetworksItem] | Unset = UNSET
    types: list[EventType] | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        url = self.url

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

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "url": url,
            }
        )
        if networks is not UNSET:
            field_dict["networks"] = networks
        if types is not UNSET:
            field_dict["types"] = types

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        url = d.pop("url")

        _networks = d.pop("networks", UNSET)
        networks: list[CreateWebhookNetworksItem] | Unset = UNSET
        if _networks is not UNSET:
            networks = []
            for networks_item_data in _networks:
                networks_item = check_create_webhook_networks_item(networks_item_data)

                networks.append(networks_item)

        _types = d.pop("types", UNSET)
        types: list[EventType] | Unset = UNSET
        if _types is not UNSET:
            types = []
            for types_item_data in _types:
                types_item = check_event_type(types_item_data)

                types.append(types_item)

        create_webhook = cls(
            url=url,
            networks=networks,
            types=types,
        )

        return create_webhook
