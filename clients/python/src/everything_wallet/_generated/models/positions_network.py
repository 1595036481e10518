from typing import Literal, cast

PositionsNetwork = Literal[
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


def check_positions_network(value: str) -> PositionsNetwork:
    return cast(PositionsNetwork, value)
