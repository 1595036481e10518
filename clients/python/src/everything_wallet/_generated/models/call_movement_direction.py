from typing import Literal, cast

CallMovementDirection = Literal["between", "in", "out"]


def check_call_movement_direction(value: str) -> CallMovementDirection:
    return cast(CallMovementDirection, value)
