from typing import Literal, cast

EventDataApproval = Literal["allowance", "operator", "permit2", "tokenApproval"]


def check_event_data_approval(value: str) -> EventDataApproval:
    return cast(EventDataApproval, value)
