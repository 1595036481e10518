from typing import Literal, cast

RecordedCallKind = Literal[
    "approve",
    "approveAll",
    "cancelOrders",
    "changeAllowance",
    "claimWithdrawal",
    "daiPermit",
    "fulfillOrder",
    "incrementCounter",
    "multicall",
    "multiTokenTransfer",
    "nftTransfer",
    "permit",
    "permit2Approve",
    "permit2Lockdown",
    "requestWithdrawals",
    "revoke",
    "revokeAll",
    "routerPayout",
    "selfPermit",
    "stake",
    "swap",
    "transferFrom",
    "unwrap",
    "unwrapStaked",
    "vault",
    "wrap",
    "wrapStaked",
]


def check_recorded_call_kind(value: str) -> RecordedCallKind:
    return cast(RecordedCallKind, value)
