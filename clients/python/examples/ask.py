"""Send one request to the API and print the response as JSON.

EW_API_KEY=ew_live_… python examples/ask.py balance 0x5290…9EE7 sepolia
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable
from typing import Any

from everything_wallet import ApiError, EverythingWallet, TransportError

QUESTIONS: dict[str, Callable[..., Any]] = {
    "health": lambda wallet: wallet.get_health(),
    "networks": lambda wallet: wallet.list_networks(),
    "balance": lambda wallet, address, network: wallet.get_balance(address=address, network=network),
    "estimate": lambda wallet, sender, recipient, value, network: wallet.estimate_gas(
        from_address=sender, to_address=recipient, value=value, network=network
    ),
    "simulate": lambda wallet, sender, contract, data, network: wallet.simulate(
        from_address=sender, to_address=contract, data=data, network=network
    ),
    "approvals": lambda wallet, address, network: wallet.list_approvals(address=address, network=network),
    "tokens": lambda wallet, address, network: wallet.list_tokens(address=address, network=network),
    "positions": lambda wallet, address, network: wallet.list_positions(address=address, network=network),
    "nfts": lambda wallet, address, network: wallet.list_nfts(address=address, network=network),
    "transfers": lambda wallet, address, network: wallet.list_transfers(address=address, network=network),
    "send": lambda wallet, signed, network: wallet.send_transaction(
        signed_transaction=signed, network=network
    ),
    "transaction": lambda wallet, tx_hash, network: wallet.get_transaction(tx_hash=tx_hash, network=network),
}


def main(question: str, *words: str) -> int:
    """Send one request and return the exit code."""
    with EverythingWallet(
        api_key=os.environ["EW_API_KEY"],
        base_url=os.environ.get("EW_BASE_URL", "https://everything-wallet.web.app"),
    ) as wallet:
        try:
            print(json.dumps(QUESTIONS[question](wallet, *words).to_dict()))
            return 0
        except ApiError as error:
            failure = {
                "status": error.status,
                "code": error.code,
                "detail": error.detail,
                "retryable": error.retryable,
                "errors": [{"field": item.field, "detail": item.detail} for item in error.errors],
            }
            print(json.dumps({"error": failure}))
        except TransportError as error:
            print(error, file=sys.stderr)
        return 1


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
