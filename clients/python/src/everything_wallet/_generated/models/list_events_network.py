from typing import Literal, cast

ListEventsNetwork = Literal[
    "1",
    "10",
    "11155111",
    "137",
    "42161",
    "43114",
    "56",
    "80002",
    "8453",
    "arbitrum",
    "avalanche",
    "base",
    "bsc",
    "ethereum",
    "mainnet",
    "optimism",
    "polygon",
    "polygon-amoy",
    "polygon-mainnet",
    "sepolia",
]


def check_list_events_network(value: str) -> ListEventsNetwork:
    return cast(ListEventsNetwork, value)
