from typing import Literal, cast

CallMovementBound = Literal["atLeast", "atMost", "claimed", "exact"]


def check_call_movement_bound(value: str) -> CallMovementBound:
    return cast(CallMovementBound, value)
