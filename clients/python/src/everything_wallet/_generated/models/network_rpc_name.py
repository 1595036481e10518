from typing import Literal, cast

NetworkRpcName = Literal[
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


def check_network_rpc_name(value: str) -> NetworkRpcName:
    return cast(NetworkRpcName, value)
