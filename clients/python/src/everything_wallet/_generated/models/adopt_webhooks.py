from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define

T = TypeVar("T", bound="AdoptWebhooks")


@_attrs_define
class AdoptWebhooks:
    """
    Attributes:
        from_key_id (str): The SHA-256 of the other key, in hex. Example:
            0000000000000000000000000000000000000000000000000000000000000000.
    """

    from_key_id: str

    def to_dict(self) -> dict[str, Any]:
        from_key_id = self.from_key_id

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "fromKeyId": from_key_id,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        from_key_id = d.pop("fromKeyId")

        adopt_webhooks = cls(
            from_key_id=from_key_id,
        )

        return adopt_webhooks
