from __future__ import annotations

import base64
import hashlib
import hmac
import json
from collections.abc import Mapping, Sequence

import httpx
import pytest
from support import EVENT

from everything_wallet import WebhookVerificationError, verify_webhook
from everything_wallet._webhooks import check_signature

NOW = 1614265330
SECRET = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw"
OTHER = "whsec_" + base64.b64encode(bytes(24)).decode()
BODY = json.dumps(EVENT)


@pytest.fixture(autouse=True)
def clock(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("time.time", lambda: float(NOW))


def sign(body: str, timestamp: str = str(NOW)) -> str:
    key = base64.b64decode(SECRET.removeprefix("whsec_"))
    signed = f"evt_1.{timestamp}.{body}".encode()
    return "v1," + base64.b64encode(hmac.new(key, signed, hashlib.sha256).digest()).decode()


def headers(signature: str | None = None, timestamp: str = str(NOW)) -> dict[str, str]:
    return {
        "webhook-id": "evt_1",
        "webhook-timestamp": timestamp,
        "webhook-signature": sign(BODY, timestamp) if signature is None else signature,
    }


def test_accepts_the_published_example() -> None:
    example = {
        "webhook-id": "msg_p5jXN8AQM9LWM0D4loKWxJek",
        "webhook-timestamp": str(NOW),
        "webhook-signature": "v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=",
    }
    check_signature(b'{"test": 2432232314}', example, [SECRET])
    with pytest.raises(WebhookVerificationError):
        check_signature(b'{"test": 2432232315}', example, [SECRET])


@pytest.mark.parametrize(
    ("given", "secret"),
    [
        (headers(), SECRET),
        (httpx.Headers(headers()), SECRET),
        ({name.title(): value for name, value in headers().items()}, SECRET),
        (headers(f"v2,abc v1,AAAA {sign(BODY)}"), SECRET),
        (headers(), [OTHER, SECRET]),
        (headers(timestamp=str(NOW - 300)), SECRET),
        (headers(timestamp=str(NOW + 300)), SECRET),
    ],
)
def test_returns_the_event(given: Mapping[str, str], secret: str | Sequence[str]) -> None:
    for body in (BODY, BODY.encode()):
        event = verify_webhook(body, given, secret)
        assert event.to_dict() == EVENT
        assert (event.type_, event.data.units) == ("transfer.coin", "1")


@pytest.mark.parametrize(
    ("given", "secret"),
    [
        (headers(), OTHER),
        (headers(), []),
        (headers(timestamp=str(NOW - 301)), SECRET),
        (headers(timestamp=str(NOW + 301)), SECRET),
        (headers(timestamp="now"), SECRET),
        (headers(sign(BODY).replace("v1", "v2")), SECRET),
        (headers("v1,ü"), SECRET),
        (headers(""), SECRET),
        ({}, SECRET),
    ],
)
def test_refuses(given: Mapping[str, str], secret: str | Sequence[str]) -> None:
    with pytest.raises(WebhookVerificationError):
        verify_webhook(BODY, given, secret)


@pytest.mark.parametrize("body", ["[]", "{}", "text"])
def test_refuses_a_signed_body_that_is_no_event(body: str) -> None:
    with pytest.raises(WebhookVerificationError, match="not an event"):
        verify_webhook(body, headers(sign(body)), SECRET)


@pytest.mark.parametrize("secret", ["", "MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw", "whsec_", "whsec_*"])
def test_names_a_malformed_secret(secret: str) -> None:
    with pytest.raises(ValueError, match="whsec_ and base64"):
        verify_webhook(BODY, headers(), secret)
