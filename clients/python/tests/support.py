"""Fake API and its answers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import httpx

KEY = "ew_live_" + "A" * 34
ADDRESS = "0x52908400098527886E0F7030069857D2E4169EE7"
HASH = "0x" + "ab" * 32

NETWORK: dict[str, Any] = {"network": "sepolia", "chainId": 11155111, "currency": "SepoliaETH"}
BALANCE = {"address": ADDRESS, **NETWORK, "balance": "0.1", "balanceWei": "100000000000000000"}
ESTIMATE = {
    **NETWORK,
    "estimatedCost": "0.00042",
    "estimatedCostWei": "420000000000000",
    "gasLimit": "21000",
    "gasPrice": "20000000000",
    "nonce": 7,
    "toIsContract": False,
    "nodesConfigured": 2,
    "agreement": "agreed",
}
SIMULATION = {
    **NETWORK,
    "digest": HASH,
    "agreement": "unknown",
    "nodes": {"configured": 1, "answered": 0, "needed": 1, "agreeing": 0},
    "call": {
        "kind": "unknown",
        "title": "Unknown call",
        "digest": HASH,
        "movements": [],
        "permissions": [],
        "warnings": [],
    },
    "tokens": [],
    "parties": [],
}
APPROVALS = {
    "address": ADDRESS,
    **NETWORK,
    "logs": "behind",
    "cursor": "W10",
    "approvals": [
        {
            "kind": "allowance",
            "contract": ADDRESS,
            "spender": ADDRESS,
            "units": "9",
            "changedBlock": 7,
            "agreement": "agreed",
            "agreeing": 1,
        }
    ],
    "tokens": [],
    "leftOut": 0,
    "nodes": {"configured": 1, "answered": 1, "answeredLogs": 1, "needed": 1},
}
FIGURE_NODES = {"configured": 1, "answered": 1, "needed": 1}
TOKENS = {
    "address": ADDRESS,
    **NETWORK,
    "coin": {"units": "7", "agreement": "agreed", "agreeing": 1},
    "tokens": [
        {
            "contract": ADDRESS,
            "symbol": "T",
            "name": "Token",
            "isListed": True,
            "agreement": "disputed",
            "agreeing": 0,
        }
    ],
    "isWhole": False,
    "cursor": "W10",
    "nodes": FIGURE_NODES,
}
POSITIONS = {
    "address": ADDRESS,
    **NETWORK,
    "positions": [
        {
            "vault": ADDRESS,
            "name": "Savings",
            "kind": "lending",
            "asset": ADDRESS,
            "status": "open",
            "shares": "5",
            "earned": "-1",
            "agreement": "agreed",
            "agreeing": 1,
        }
    ],
    "tokens": [],
    "nodes": FIGURE_NODES,
}
NFTS = {
    "address": ADDRESS,
    **NETWORK,
    "nfts": [
        {
            "contract": ADDRESS,
            "tokenId": "7",
            "standard": "erc721",
            "units": "1",
            "agreement": "agreed",
            "agreeing": 2,
            "isUnverified": False,
            "arrivedAt": 1_800_000_000_000,
            "metadata": {
                "name": "Tom",
                "description": "",
                "traits": [{"type": "Fur", "value": "grey"}],
                "fetchedAt": 1_800_000_000_000,
            },
        },
        {
            "contract": ADDRESS,
            "tokenId": "8",
            "standard": "erc721",
            "agreement": "disputed",
            "agreeing": 0,
            "isUnverified": False,
        },
    ],
    "collections": [{"contract": ADDRESS, "name": "Cats", "symbol": "CAT"}],
    "fromBlock": 3,
    "toBlock": 7,
    "unsettled": 0,
    "cursor": "W10",
    "nodes": FIGURE_NODES,
}
TRANSFERS = {
    "address": ADDRESS,
    **NETWORK,
    "transfers": [
        {
            "txHash": HASH,
            "blockNumber": 7,
            "at": 1_800_000_000_000,
            "direction": "in",
            "from": ADDRESS,
            "to": ADDRESS,
            "contract": ADDRESS,
            "standard": "erc20",
            "units": "5",
            "agreement": "agreed",
            "agreeing": 1,
            "isUnverified": False,
        }
    ],
    "tokens": [{"contract": ADDRESS, "symbol": "USDC", "name": "USD Coin", "decimals": 6, "isListed": True}],
    "fromBlock": 3,
    "toBlock": 7,
    "unsettled": 0,
    "cursor": "W10",
    "nodes": FIGURE_NODES,
}
PENDING = {
    "txHash": HASH,
    **NETWORK,
    "status": "pending",
    "agreement": "agreed",
    "nodes": {"configured": 2, "answered": 2, "needed": 2},
    "from": ADDRESS,
    "value": "1",
    "valueWei": "1000000000000000000",
    "nonce": 0,
    "gasLimit": "21000",
    "confirmations": 0,
}
EVENT: dict[str, Any] = {
    "id": "evt_0123456789abcdef0123456789abcdef",
    "type": "transfer.coin",
    "timestamp": "2026-11-21T12:00:00.000Z",
    "network": "sepolia",
    "data": {
        "kind": "transfer",
        "movementId": f"11155111:{HASH}:0:in",
        "address": ADDRESS,
        "direction": "in",
        "txHash": HASH,
        "blockNumber": 7,
        "blockHash": HASH,
        "blockAt": 1_800_000_000_000,
        "standard": "coin",
        "from": ADDRESS,
        "to": ADDRESS,
        "units": "1",
    },
}
SENT = {"txHash": HASH, **NETWORK}
HEALTH: dict[str, Any] = {
    "status": "ok",
    "networks": [
        {
            "network": "sepolia",
            "incoming": "scanned",
            "blockNumber": 7654321,
            "blockAt": 1800000000000,
            "delaySeconds": 9,
        },
        {"network": "base", "incoming": "onDemand"},
    ],
}
NETWORKS = {
    "networks": [
        {
            "id": "sepolia",
            "name": "Ethereum Sepolia",
            "type": "testnet",
            "chainId": 11155111,
            "rpcName": "sepolia",
            "currency": "SepoliaETH",
            "explorerUrl": "https://sepolia.etherscan.io",
        }
    ]
}


def ok(body: Any) -> httpx.Response:
    return httpx.Response(200, json=body)


def problem(status: int, code: str, headers: dict[str, str] | None = None, **more: Any) -> httpx.Response:
    body = {
        "type": f"https://everything-wallet.web.app/errors/{code}",
        "title": "A title",
        "status": status,
        "detail": "What happened.",
        "code": code,
        "request_id": "req_1",
        "doc_url": f"https://everything-wallet.web.app/errors/{code}",
        "remedy": "Do this.",
        "retryable": status == 429 or status >= 500,
        **more,
    }
    return httpx.Response(
        status, json=body, headers={"Content-Type": "application/problem+json", **(headers or {})}
    )


class FakeApi(httpx.BaseTransport, httpx.AsyncBaseTransport):
    """Returns prepared answers in turn, repeats the last one, and records the requests."""

    def __init__(self, *outcomes: httpx.Response | Exception | Callable[[], httpx.Response]) -> None:
        self.outcomes = list(outcomes)
        self.requests: list[httpx.Request] = []

    def handle_request(self, request: httpx.Request) -> httpx.Response:
        request.read()
        return self._next(request)

    async def handle_async_request(self, request: httpx.Request) -> httpx.Response:
        await request.aread()
        return self._next(request)

    def _next(self, request: httpx.Request) -> httpx.Response:
        self.requests.append(request)
        outcome = self.outcomes.pop(0) if len(self.outcomes) > 1 else self.outcomes[0]
        if isinstance(outcome, Exception):
            raise outcome
        return outcome() if callable(outcome) else outcome
