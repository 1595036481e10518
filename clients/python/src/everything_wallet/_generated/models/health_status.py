from typing import Literal, cast

HealthStatus = Literal["ok"]


def check_health_status(value: str) -> HealthStatus:
    return cast(HealthStatus, value)
