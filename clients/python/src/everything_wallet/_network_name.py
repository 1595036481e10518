"""Names of networks in requests."""

from __future__ import annotations

from typing import TypeAlias

from ._generated.models.get_balance_network import GetBalanceNetwork

NetworkName: TypeAlias = GetBalanceNetwork
"""Identifier of a network: its rpcName or its chain id."""
