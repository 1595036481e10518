from __future__ import annotations

import logging
import threading
import traceback
from collections.abc import Callable, Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer

import httpx
import pytest
from support import HEALTH, KEY, FakeApi, ok, problem

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
    api = FakeApi(ok(HEALTH))
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


class Listener:
    """Server that answers one request, as a proxy or as the API, with status ok."""

    def __init__(self) -> None:
        self.paths: list[str] = []
        listener = self

        class Handler(BaseHTTPRequestHandler):
            def do_GET(self) -> None:
                listener.paths.append(self.path)
                body = b'{"status":"ok","networks":[]}'
                self.send_response(200)
                self.send_header("Content-Type", "application/json")
                self.send_header("Content-Length", str(len(body)))
                self.end_headers()
                self.wfile.write(body)

            def do_CONNECT(self) -> None:
                listener.paths.append(self.path)
                self.send_error(403)

            def log_message(self, format: str, *args: object) -> None:
                pass

        self.server = HTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self.server.server_port}"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def close(self) -> None:
        self.server.shutdown()
        self.server.server_close()


@pytest.fixture
def listener() -> Iterator[Callable[[], Listener]]:
    made: list[Listener] = []

    def make() -> Listener:
        made.append(Listener())
        return made[-1]

    yield make
    for each in made:
        each.close()


def test_a_proxy_never_sees_a_key_without_encryption(
    listener: Callable[[], Listener], monkeypatch: pytest.MonkeyPatch
) -> None:
    api, proxy = listener(), listener()
    for name in ("HTTP_PROXY", "HTTPS_PROXY", "ALL_PROXY", "http_proxy", "https_proxy", "all_proxy"):
        monkeypatch.setenv(name, proxy.url)
    for name in ("NO_PROXY", "no_proxy"):
        monkeypatch.delenv(name, raising=False)
    with EverythingWallet(api_key=KEY, base_url=api.url) as client:
        assert client.get_health().status == "ok"
    assert (api.paths, proxy.paths) == (["/api/v1/health"], [])

    # An encrypted request may use a proxy.
    with (
        EverythingWallet(api_key=KEY, base_url="https://api.example.com", max_retries=0) as client,
        pytest.raises(TransportError),
    ):
        client.get_health()
    assert proxy.paths == ["api.example.com:443"]


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
