from typing import Literal, cast

ApprovalsNetwork = Literal[
    "arbitrum",
    "avalanche",
    "base",
    "bsc",
    "mainnet",
    "optimism",
    "polygon-amoy",
    "polygon-mainnet",
    "sepolia",
]


def check_approvals_network(value: str) -> ApprovalsNetwork:
    return cast(ApprovalsNetwork, value)
