from typing import Literal, cast

ApprovalKind = Literal["allowance", "operator", "permit2", "tokenApproval"]


def check_approval_kind(value: str) -> ApprovalKind:
    return cast(ApprovalKind, value)
