from typing import Literal, cast

NetworkHealthNetwork = Literal[
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


def check_network_health_network(value: str) -> NetworkHealthNetwork:
    return cast(NetworkHealthNetwork, value)
