from typing import Literal, cast

SimulationNetwork = Literal[
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


def check_simulation_network(value: str) -> SimulationNetwork:
    return cast(SimulationNetwork, value)
