from typing import Literal, cast

DecodedCallUnknownReason = Literal[
    "malformed", "noSelector", "notCanonical", "selector", "tooDeep", "tooLarge"
]


def check_decoded_call_unknown_reason(value: str) -> DecodedCallUnknownReason:
    return cast(DecodedCallUnknownReason, value)
