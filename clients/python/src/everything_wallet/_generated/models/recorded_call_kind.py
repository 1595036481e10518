from typing import Literal, cast

RecordedCallKind = Literal[
    "approve",
    "approveAll",
    "cancelOrders",
    "changeAllowance",
    "daiPermit",
    "fulfillOrder",
    "incrementCounter",
    "multicall",
    "multiTokenTransfer",
    "nftTransfer",
    "permit",
    "permit2Approve",
    "permit2Lockdown",
    "revoke",
    "revokeAll",
    "routerPayout",
    "selfPermit",
    "swap",
    "transferFrom",
    "unwrap",
    "vault",
    "wrap",
]


def check_recorded_call_kind(value: str) -> RecordedCallKind:
    return cast(RecordedCallKind, value)
