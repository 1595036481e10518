from typing import Literal, cast

ApprovalChangeWord = Literal["log", "verified"]


def check_approval_change_word(value: str) -> ApprovalChangeWord:
    return cast(ApprovalChangeWord, value)
