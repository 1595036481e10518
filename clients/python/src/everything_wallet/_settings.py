"""Settings of a client, checked before anything is sent."""

from __future__ import annotations

import re
from typing import Any

import httpx

from ._version import __version__

DEFAULT_BASE_URL = "https://everything-wallet.web.app"
LOCAL_HOSTS = frozenset({"localhost", "127.0.0.1", "::1"})


def http_options(*, api_key: str, base_url: str, timeout: float) -> dict[str, Any]:
    """Turn the settings of a client into options of an HTTP client.

    Raises:
        ValueError: if a setting is invalid; the message does not repeat the key.
    """
    url = checked_base_url(base_url)
    return {
        "base_url": url,
        "headers": {
            "Authorization": f"Bearer {checked_api_key(api_key)}",
            "User-Agent": f"everything-wallet-sdk-python/{__version__}",
        },
        "timeout": timeout,
        # A redirect would send the key to another server.
        "follow_redirects": False,
        # A proxy of HTTP_PROXY would see the key of an unencrypted request, which must stay on this machine.
        "trust_env": url.scheme == "https",
    }


def checked_base_url(base_url: str) -> httpx.URL:
    """Read a base URL that keys may be sent to.

    Raises:
        ValueError: if it is invalid. Only URLs on this machine may use http.
    """
    try:
        url = httpx.URL(base_url.rstrip("/"))
    except httpx.InvalidURL:
        raise ValueError("base_url is not a URL.") from None
    if not url.host or url.scheme not in ("https", "http"):
        raise ValueError("base_url must begin with https://.")
    if url.scheme == "http" and url.host not in LOCAL_HOSTS:
        raise ValueError("base_url must begin with https://, unless it is on this machine.")
    if url.userinfo or url.query or url.fragment:
        raise ValueError("base_url must have no user, query or fragment.")
    return url


def checked_api_key(api_key: str) -> str:
    """Return a key that can be sent in a header.

    Raises:
        ValueError: if it cannot. HTTP libraries would print the key in their own errors.
    """
    if not re.fullmatch(r"[\x21-\x7e]+", api_key):
        raise ValueError("api_key must be visible ASCII characters without spaces.")
    return api_key
