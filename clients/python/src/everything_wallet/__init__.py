"""Balances, fees and transactions on nine networks through the Everything Wallet API."""

from ._client import AsyncEverythingWallet, EverythingWallet
from ._errors import ApiError, EverythingWalletError, FieldError, TransportError, WaitTimeoutError
from ._events import EventWithCursor
from ._generated.models.approvals import Approvals
from ._generated.models.balance import Balance
from ._generated.models.event import Event
from ._generated.models.events import Events
from ._generated.models.gas_estimate import GasEstimate
from ._generated.models.health import Health
from ._generated.models.network import Network
from ._generated.models.network_list import NetworkList
from ._generated.models.nfts import Nfts
from ._generated.models.positions import Positions
from ._generated.models.problem_code import ProblemCode
from ._generated.models.sent_transaction import SentTransaction
from ._generated.models.simulation import Simulation
from ._generated.models.tokens import Tokens
from ._generated.models.transaction import Transaction
from ._generated.models.transfers import Transfers
from ._generated.types import UNSET, Unset
from ._network_name import NetworkName
from ._version import __version__
from ._webhooks import WebhookVerificationError, verify_webhook

__all__ = [
    "UNSET",
    "ApiError",
    "Approvals",
    "AsyncEverythingWallet",
    "Balance",
    "Event",
    "EventWithCursor",
    "Events",
    "EverythingWallet",
    "EverythingWalletError",
    "FieldError",
    "GasEstimate",
    "Health",
    "Network",
    "NetworkList",
    "NetworkName",
    "Nfts",
    "Positions",
    "ProblemCode",
    "SentTransaction",
    "Simulation",
    "Tokens",
    "Transaction",
    "Transfers",
    "TransportError",
    "Unset",
    "WaitTimeoutError",
    "WebhookVerificationError",
    "__version__",
    "verify_webhook",
]
