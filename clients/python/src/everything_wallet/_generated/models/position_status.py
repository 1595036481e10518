from typing import Literal, cast

PositionStatus = Literal["absent", "closed", "open", "otherAsset", "unknown"]


def check_position_status(value: str) -> PositionStatus:
    return cast(PositionStatus, value)
