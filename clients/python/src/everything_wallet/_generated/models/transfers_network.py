from typing import Literal, cast

TransfersNetwork = Literal[
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


def check_transfers_network(value: str) -> TransfersNetwork:
    return cast(TransfersNetwork, value)
