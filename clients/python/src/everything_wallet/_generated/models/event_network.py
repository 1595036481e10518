from typing import Literal, cast

EventNetwork = Literal[
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


def check_event_network(value: str) -> EventNetwork:
    return cast(EventNetwork, value)
