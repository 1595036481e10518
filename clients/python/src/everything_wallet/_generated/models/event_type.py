from typing import Literal, cast

EventType = Literal[
    "approval.changed",
    "movement.reorged",
    "movement.settled",
    "transfer.coin",
    "transfer.nft",
    "transfer.token",
]


def check_event_type(value: str) -> EventType:
    return cast(EventType, value)
