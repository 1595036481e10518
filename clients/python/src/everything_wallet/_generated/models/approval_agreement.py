from typing import Literal, cast

ApprovalAgreement = Literal["agreed", "disputed", "unconfirmed", "unknown"]


def check_approval_agreement(value: str) -> ApprovalAgreement:
    return cast(ApprovalAgreement, value)
