from typing import Literal, cast

CallPermissionChange = Literal["decrease", "increase", "set"]


def check_call_permission_change(value: str) -> CallPermissionChange:
    return cast(CallPermissionChange, value)
