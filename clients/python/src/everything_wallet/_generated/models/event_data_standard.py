from typing import Literal, cast

EventDataStandard = Literal["coin", "erc1155", "erc20", "erc721"]


def check_event_data_standard(value: str) -> EventDataStandard:
    return cast(EventDataStandard, value)
