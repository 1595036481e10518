"""Verification of webhooks."""

from __future__ import annotations

import base64
import binascii
import hashlib
import hmac
import json
import re
import time
from collections.abc import Mapping, Sequence

from ._generated.models.event import Event

MAX_DIFFERENCE = 300
"""The most seconds between the clocks of sender and recipient."""
PREFIX = "whsec_"


class WebhookVerificationError(Exception):
    """A request is no webhook of the owner of the secret, or is too old.

    Answer it with status 400, and do not act on it.
    """


def verify_webhook(body: bytes | str, headers: Mapping[str, str], secret: str | Sequence[str]) -> Event:
    """Verify a webhook (Standard Webhooks), and return its event.

    Args:
        body: the body as it was received: parsing and writing it again would change it.
        headers: the headers of the request, in any case.
        secret: the secret of the webhook, or several while it is being replaced.

    Raises:
        WebhookVerificationError: if no signature is valid, or the timestamp is more than 5 minutes from now.
        ValueError: if a secret is malformed; the message does not repeat it.
    """
    raw = body.encode() if isinstance(body, str) else body
    check_signature(raw, headers, [secret] if isinstance(secret, str) else secret)
    try:
        return Event.from_dict(json.loads(raw))
    except (ValueError, KeyError, TypeError, AttributeError) as error:
        raise WebhookVerificationError("The body is not an event.") from error


def check_signature(body: bytes, headers: Mapping[str, str], secrets: Sequence[str]) -> None:
    """Check the signature of a request: HMAC-SHA256 over id, timestamp and body.

    Raises:
        WebhookVerificationError: if it is invalid.
        ValueError: if a secret is malformed.
    """
    keys = [secret_key(secret) for secret in secrets]
    given = {name.lower(): value for name, value in headers.items()}
    names = ("webhook-id", "webhook-timestamp", "webhook-signature")
    for name in names:
        if not given.get(name):
            raise WebhookVerificationError(f"The request has no header {name}.")
    webhook_id, timestamp, signatures = (given[name] for name in names)
    is_number = re.fullmatch(r"[0-9]{1,15}", timestamp) is not None
    if not is_number or abs(time.time() - int(timestamp)) > MAX_DIFFERENCE:
        raise WebhookVerificationError("The timestamp is more than 5 minutes from the time of this machine.")
    signed = f"{webhook_id}.{timestamp}.".encode() + body
    for key in keys:
        expected = base64.b64encode(hmac.new(key, signed, hashlib.sha256).digest())
        for signature in signatures.split(" "):
            if hmac.compare_digest(signature.encode(), b"v1," + expected):
                return
    raise WebhookVerificationError("No signature is valid for this body and secret.")


def secret_key(secret: str) -> bytes:
    """Return the key of a secret.

    Raises:
        ValueError: if the secret is malformed.
    """
    try:
        key = base64.b64decode(secret.removeprefix(PREFIX), validate=True)
    except (binascii.Error, ValueError):
        key = b""
    if not secret.startswith(PREFIX) or not key:
        raise ValueError("A secret of webhooks is whsec_ and base64.")
    return key
