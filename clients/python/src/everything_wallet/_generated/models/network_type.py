from typing import Literal, cast

NetworkType = Literal["mainnet", "testnet"]


def check_network_type(value: str) -> NetworkType:
    return cast(NetworkType, value)
