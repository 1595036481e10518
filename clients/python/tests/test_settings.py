from __future__ import annotations

import logging
import traceback

import httpx
import pytest
from support import KEY, FakeApi, ok, problem

from everything_wallet import ApiError, AsyncEverythingWallet, EverythingWallet, TransportError


@pytest.mark.parametrize(
    "base_url",
    [
        "https://api.example.com",
        "https://api.example.com/",
        "https://api.example.com/wallet",
        "http://localhost:5000",
        "http://127.0.0.1:15000",
        "http://[::1]:15000",
    ],
)
def test_where_keys_may_be_sent(base_url: str) -> None:
    api = FakeApi(ok({"status": "ok"}))
    EverythingWallet(api_key=KEY, base_url=base_url, transport=api).get_health()
    assert str(api.requests[0].url) == base_url.rstrip("/") + "/api/v1/health"


@pytest.mark.parametrize(
    "base_url",
    [
        "http://api.example.com",
        "http://localhost.example.com",
        "http://127.0.0.1.example.com",
        "http://localhost@example.com",
        "https://user:secret@example.com",
        "https://example.com?key=secret",
        "ftp://localhost",
        "example.com",
        "https://",
        "",
        "https://exa mple.com:port",
    ],
)
@pytest.mark.parametrize("client", [EverythingWallet, AsyncEverythingWallet])
def test_where_they_may_not(client: type[EverythingWallet | AsyncEverythingWallet], base_url: str) -> None:
    with pytest.raises(ValueError, match="base_url") as caught:
        client(api_key=KEY, base_url=base_url)
    assert "secret" not in str(caught.value)


@pytest.mark.parametrize("api_key", ["", "ew_live_A B", "ew_live_A\r\nX: y", "ew_live_é", " ew_live_A"])
def test_keys_that_no_header_can_hold(api_key: str) -> None:
    with pytest.raises(ValueError, match="api_key") as caught:
        EverythingWallet(api_key=api_key)
    assert "ew_live" not in str(caught.value)


def test_a_redirect_is_not_followed() -> None:
    api = FakeApi(httpx.Response(307, headers={"Location": "http://example.com/"}))
    with pytest.raises(TransportError, match="307"):
        EverythingWallet(api_key=KEY, transport=api).get_health()
    assert len(api.requests) == 1


def test_the_key_is_shown_nowhere(caplog: pytest.LogCaptureFixture, waits: list[float]) -> None:
    caplog.set_level(logging.DEBUG)
    api = FakeApi(problem(401, "key_revoked"), httpx.ConnectError("refused"))
    client = EverythingWallet(api_key=KEY, transport=api)
    texts = [repr(client), str(client), repr(AsyncEverythingWallet(api_key=KEY))]
    for kind in (ApiError, TransportError):
        with pytest.raises(kind) as caught:
            client.list_networks()
        texts += [str(caught.value), repr(caught.value), *traceback.format_exception(caught.value)]
    assert "everything-wallet.web.app" in caplog.text
    assert not any(KEY in text for text in [*texts, caplog.text])
