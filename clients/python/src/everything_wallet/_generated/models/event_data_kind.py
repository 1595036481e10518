from typing import Literal, cast

EventDataKind = Literal["approval", "transfer"]


def check_event_data_kind(value: str) -> EventDataKind:
    return cast(EventDataKind, value)
