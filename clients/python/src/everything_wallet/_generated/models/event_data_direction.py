from typing import Literal, cast

EventDataDirection = Literal["in", "out", "self"]


def check_event_data_direction(value: str) -> EventDataDirection:
    return cast(EventDataDirection, value)
