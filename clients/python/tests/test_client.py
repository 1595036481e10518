from __future__ import annotations

import json
import tomllib
from pathlib import Path

import httpx
import pytest
from support import (
    ADDRESS,
    APPROVALS,
    BALANCE,
    ESTIMATE,
    HASH,
    HEALTH,
    KEY,
    NETWORKS,
    NFTS,
    PENDING,
    POSITIONS,
    SENT,
    SIMULATION,
    TOKENS,
    TRANSFERS,
    FakeApi,
    ok,
)

from everything_wallet import AsyncEverythingWallet, EverythingWallet, TransportError, __version__


def wallet(api: FakeApi) -> EverythingWallet:
    return EverythingWallet(api_key=KEY, transport=api)


def test_balance() -> None:
    api = FakeApi(ok(BALANCE))
    with wallet(api) as client:
        answer = client.get_balance(address=ADDRESS, network="sepolia")
    assert (answer.balance, answer.balance_wei, answer.chain_id) == ("0.1", "100000000000000000", 11155111)
    [request] = api.requests
    assert request.method == "GET"
    assert str(request.url) == (
        f"https://everything-wallet.web.app/api/v1/balance?address={ADDRESS}&network=sepolia"
    )
    assert request.headers["Authorization"] == f"Bearer {KEY}"


def test_estimate() -> None:
    api = FakeApi(ok(ESTIMATE))
    client = wallet(api)
    answer = client.estimate_gas(from_address=ADDRESS, to_address=ADDRESS, value="1", network="11155111")
    assert (answer.estimated_cost, answer.gas_limit, answer.nonce) == ("0.00042", "21000", 7)
    assert not answer.max_fee_per_gas
    client.estimate_gas(from_address=ADDRESS, to_address=ADDRESS, network="sepolia")
    first, second = (dict(request.url.params) for request in api.requests)
    assert first == {"from": ADDRESS, "to": ADDRESS, "value": "1", "network": "11155111"}
    assert second == {"from": ADDRESS, "to": ADDRESS, "network": "sepolia"}


def test_simulate() -> None:
    api = FakeApi(ok(SIMULATION))
    client = wallet(api)
    answer = client.simulate(
        from_address=ADDRESS, to_address=ADDRESS, value="1", data="0xd0e30db0", network="sepolia"
    )
    assert (answer.agreement, answer.call.kind) == ("unknown", "unknown")
    assert not answer.outcome
    client.simulate(from_address=ADDRESS, to_address=ADDRESS, network="sepolia")
    client.simulate(
        from_address=ADDRESS,
        to_address=ADDRESS,
        gas_limit="100000",
        max_fee_per_gas="3",
        max_priority_fee_per_gas="2",
        network="sepolia",
    )
    client.simulate(
        from_address=ADDRESS, to_address=ADDRESS, gas_limit="100000", gas_price="3", network="sepolia"
    )
    first, second, third, fourth = (json.loads(request.content) for request in api.requests)
    assert first == {
        "from": ADDRESS,
        "to": ADDRESS,
        "value": "1",
        "data": "0xd0e30db0",
        "network": "sepolia",
    }
    assert second == {"from": ADDRESS, "to": ADDRESS, "network": "sepolia"}
    assert third == {**second, "gasLimit": "100000", "maxFeePerGas": "3", "maxPriorityFeePerGas": "2"}
    assert fourth == {**second, "gasLimit": "100000", "gasPrice": "3"}


def test_approvals() -> None:
    api = FakeApi(ok(APPROVALS))
    client = wallet(api)
    answer = client.list_approvals(address=ADDRESS, network="sepolia")
    assert (answer.logs, answer.cursor, answer.approvals[0].units) == ("behind", "W10", "9")
    client.list_approvals(address=ADDRESS, network="sepolia", cursor="W10")
    first, second = (dict(request.url.params) for request in api.requests)
    assert first == {"address": ADDRESS, "network": "sepolia"}
    assert second == {**first, "cursor": "W10"}


def test_tokens() -> None:
    api = FakeApi(ok(TOKENS))
    client = wallet(api)
    answer = client.list_tokens(address=ADDRESS, network="sepolia")
    assert (answer.coin.units, answer.is_whole, answer.cursor) == ("7", False, "W10")
    assert not answer.tokens[0].units
    client.list_tokens(address=ADDRESS, network="sepolia", include_unverified=True, cursor="W10")
    first, second = (dict(request.url.params) for request in api.requests)
    assert first == {"address": ADDRESS, "network": "sepolia"}
    assert second == {**first, "includeUnverified": "true", "cursor": "W10"}


def test_positions() -> None:
    api = FakeApi(ok(POSITIONS))
    answer = wallet(api).list_positions(address=ADDRESS, network="sepolia")
    [position] = answer.positions
    assert (position.shares, position.earned, position.status) == ("5", "-1", "open")
    assert not position.apy30
    [request] = api.requests
    assert dict(request.url.params) == {"address": ADDRESS, "network": "sepolia"}


def test_nfts() -> None:
    api = FakeApi(ok(NFTS))
    client = wallet(api)
    answer = client.list_nfts(address=ADDRESS, network="sepolia")
    held, unknown = answer.nfts
    assert (answer.cursor, held.token_id, held.units) == ("W10", "7", "1")
    assert held.metadata
    assert held.metadata.name == "Tom"
    assert not unknown.units
    assert not unknown.metadata
    client.list_nfts(address=ADDRESS, network="sepolia", include_unverified=True, cursor="W10")
    first, second = (dict(request.url.params) for request in api.requests)
    assert first == {"address": ADDRESS, "network": "sepolia"}
    assert second == {**first, "includeUnverified": "true", "cursor": "W10"}


def test_transfers() -> None:
    api = FakeApi(ok(TRANSFERS))
    client = wallet(api)
    answer = client.list_transfers(address=ADDRESS, network="sepolia")
    assert (answer.from_block, answer.cursor, answer.transfers[0].units) == (3, "W10", "5")
    assert not answer.transfers[0].token_id
    client.list_transfers(address=ADDRESS, network="sepolia", include_unverified=True, cursor="W10")
    first, second = (dict(request.url.params) for request in api.requests)
    assert first == {"address": ADDRESS, "network": "sepolia"}
    assert second == {**first, "includeUnverified": "true", "cursor": "W10"}


def test_send() -> None:
    api = FakeApi(ok(SENT))
    assert wallet(api).send_transaction(signed_transaction="0x02", network="sepolia").tx_hash == HASH
    [request] = api.requests
    assert (request.method, request.url.path) == ("POST", "/api/v1/transaction")
    assert request.headers["Content-Type"] == "application/json"
    assert json.loads(request.content) == {"signedTransaction": "0x02", "network": "sepolia"}


def test_bytes_are_refused_before_anything_is_sent() -> None:
    api = FakeApi(ok(SENT))
    with pytest.raises(TypeError, match="hex"):
        wallet(api).send_transaction(signed_transaction=b"\x02", network="sepolia")  # type: ignore[arg-type]
    assert api.requests == []


def test_transaction() -> None:
    api = FakeApi(ok(PENDING), ok({**PENDING, "status": "completed", "fee": "0.1", "blockNumber": 9}))
    client = wallet(api)
    pending = client.get_transaction(tx_hash=HASH, network="sepolia")
    assert (pending.status, pending.from_, pending.confirmations) == ("pending", ADDRESS, 0)
    assert not pending.fee and not pending.to
    completed = client.get_transaction(tx_hash=HASH, network="sepolia")
    assert (completed.status, completed.fee, completed.block_number) == ("completed", "0.1", 9)
    assert api.requests[0].url.path == f"/api/v1/transaction/{HASH}"


def test_networks_and_health() -> None:
    client = wallet(FakeApi(ok(NETWORKS), ok(HEALTH)))
    assert [network.rpc_name for network in client.list_networks().networks] == ["sepolia"]
    health = client.get_health()
    assert (health.status, health.to_dict()) == ("ok", HEALTH)
    scanned, on_demand = health.networks
    assert (scanned.network, scanned.incoming, scanned.block_number) == ("sepolia", "scanned", 7654321)
    assert on_demand.incoming == "onDemand"
    assert not on_demand.block_number and not on_demand.block_at


def test_an_answer_may_say_more_than_this_version_knows() -> None:
    client = wallet(FakeApi(ok({**BALANCE, "network": "a-new-one", "more": [1]})))
    answer = client.get_balance(address=ADDRESS, network="sepolia")
    assert answer.to_dict()["network"] == "a-new-one"
    assert answer["more"] == [1]


@pytest.mark.parametrize("body", ["<html>", "[]", "{}", "null"])
def test_an_answer_that_is_none_of_the_api(body: str) -> None:
    client = wallet(FakeApi(httpx.Response(200, text=body)))
    with pytest.raises(TransportError, match="base URL"):
        client.get_balance(address=ADDRESS, network="sepolia")


@pytest.mark.anyio
async def test_async_client_asks_the_same() -> None:
    api = FakeApi(
        *(ok(body) for body in (BALANCE, ESTIMATE, SENT, PENDING, NETWORKS, HEALTH)),
    )
    async with AsyncEverythingWallet(api_key=KEY, transport=api) as client:
        assert (await client.get_balance(address=ADDRESS, network="sepolia")).balance == "0.1"
        estimate = await client.estimate_gas(from_address=ADDRESS, to_address=ADDRESS, network="sepolia")
        assert estimate.gas_limit == "21000"
        sent = await client.send_transaction(signed_transaction="0x02", network="sepolia")
        assert sent.tx_hash == HASH
        assert (await client.get_transaction(tx_hash=HASH, network="sepolia")).status == "pending"
        assert len((await client.list_networks()).networks) == 1
        assert (await client.get_health()).status == "ok"
    *with_key, health = api.requests
    assert all(request.headers["Authorization"] == f"Bearer {KEY}" for request in with_key)
    assert "Authorization" not in health.headers
    assert [request.url.path.removeprefix("/api/v1/") for request in api.requests] == [
        "balance",
        "gas/estimate",
        "transaction",
        f"transaction/{HASH}",
        "networks",
        "health",
    ]


def test_health_is_asked_for_without_the_key() -> None:
    api = FakeApi(ok(HEALTH), ok(NETWORKS))
    client = wallet(api)
    client.get_health()
    client.list_networks()
    assert ["Authorization" in request.headers for request in api.requests] == [False, True]


def test_it_names_itself_and_its_version() -> None:
    api = FakeApi(ok(HEALTH))
    wallet(api).get_health()
    assert api.requests[0].headers["User-Agent"] == f"everything-wallet-sdk-python/{__version__}"
    # The build reads the package's version from the same file.
    pyproject = tomllib.loads((Path(__file__).parents[1] / "pyproject.toml").read_text())
    assert pyproject["project"]["dynamic"] == ["version"]
    assert pyproject["tool"]["hatch"]["version"]["path"] == "src/everything_wallet/_version.py"
