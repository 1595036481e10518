from typing import Literal, cast

PositionKind = Literal["lending", "staking"]


def check_position_kind(value: str) -> PositionKind:
    return cast(PositionKind, value)
