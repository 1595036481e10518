from typing import Literal, cast

ApprovalChangeKind = Literal["allowance", "operator", "permit2", "tokenApproval"]


def check_approval_change_kind(value: str) -> ApprovalChangeKind:
    return cast(ApprovalChangeKind, value)
