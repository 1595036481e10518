from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="FigureNodes")


@_attrs_define
class FigureNodes:
    """
    Attributes:
        configured (int): The number of nodes configured in this deployment. Example: 3.
        answered (int): The number of nodes that answered. Example: 3.
        needed (int): The number of nodes that must agree. Example: 2.
    """

    configured: int
    answered: int
    needed: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        configured = self.configured

        answered = self.answered

        needed = self.needed

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "configured": configured,
                "answered": answered,
                "needed": needed,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        configured = d.pop("configured")

        answered = d.pop("answered")

        needed = d.pop("needed")

        figure_nodes = cls(
            configured=configured,
            answered=answered,
            needed=needed,
        )

        figure_nodes.additional_properties = d
        return figure_nodes

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
