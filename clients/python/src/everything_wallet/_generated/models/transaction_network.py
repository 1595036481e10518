from typing import Literal, cast

TransactionNetwork = Literal["mainnet", "polygon-amoy", "polygon-mainnet", "sepolia"]


def check_transaction_network(value: str) -> TransactionNetwork:
    return cast(TransactionNetwork, value)
