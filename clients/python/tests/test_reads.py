"""Generated reads, with the examples of the API's contract."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from support import KEY, FakeApi, ok

from everything_wallet import AsyncEverythingWallet, EverythingWallet, TransportError

READS: list[dict[str, Any]] = json.loads((Path(__file__).parents[2] / "reads.json").read_text())
every_read = pytest.mark.parametrize("read", READS, ids=[read["id"] for read in READS])


def snake_case(name: str) -> str:
    return re.sub(r"[A-Z]", lambda letter: f"_{letter[0].lower()}", name)


def values(read: dict[str, Any], *, required_only: bool) -> dict[str, Any]:
    return {
        parameter["name"]: parameter["example"]
        for parameter in read["parameters"]
        if parameter["isRequired"] or not required_only
    }


def as_arguments(sent: dict[str, Any]) -> dict[str, Any]:
    return {snake_case(name): value for name, value in sent.items()}


def as_query(sent: dict[str, Any]) -> dict[str, str]:
    return {name: "true" if value is True else value for name, value in sent.items()}


@every_read
def test_reads(read: dict[str, Any]) -> None:
    api = FakeApi(ok(read["answer"]))
    ask = getattr(EverythingWallet(api_key=KEY, transport=api), snake_case(read["id"]))
    for required_only in (True, False):
        sent = values(read, required_only=required_only)
        assert ask(**as_arguments(sent)).to_dict() == read["answer"]
        assert api.requests[-1].url.path == read["path"]
        assert dict(api.requests[-1].url.params) == as_query(sent)


@every_read
@pytest.mark.anyio
async def test_async_reads(read: dict[str, Any]) -> None:
    api = FakeApi(ok(read["answer"]))
    ask = getattr(AsyncEverythingWallet(api_key=KEY, transport=api), snake_case(read["id"]))
    for required_only in (True, False):
        sent = values(read, required_only=required_only)
        assert (await ask(**as_arguments(sent))).to_dict() == read["answer"]
        assert api.requests[-1].url.path == read["path"]
        assert dict(api.requests[-1].url.params) == as_query(sent)


@every_read
def test_an_answer_of_another_server(read: dict[str, Any]) -> None:
    client = EverythingWallet(api_key=KEY, transport=FakeApi(ok({"hello": "world"})))
    with pytest.raises(TransportError, match="base URL"):
        getattr(client, snake_case(read["id"]))(**as_arguments(values(read, required_only=False)))
