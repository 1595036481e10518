"""Contains all the data models used in inputs/outputs"""

from .adopt_webhooks import AdoptWebhooks
from .adopted_webhooks import AdoptedWebhooks
from .approval import Approval
from .approval_agreement import ApprovalAgreement
from .approval_change import ApprovalChange
from .approval_change_kind import ApprovalChangeKind
from .approval_change_word import ApprovalChangeWord
from .approval_kind import ApprovalKind
from .approvals import Approvals
from .approvals_logs import ApprovalsLogs
from .approvals_network import ApprovalsNetwork
from .approvals_nodes import ApprovalsNodes
from .balance import Balance
from .balance_change import BalanceChange
from .balance_change_kind import BalanceChangeKind
from .balance_change_word import BalanceChangeWord
from .balance_network import BalanceNetwork
from .call_asset import CallAsset
from .call_asset_type import CallAssetType
from .call_movement import CallMovement
from .call_movement_bound import CallMovementBound
from .call_movement_direction import CallMovementDirection
from .call_party import CallParty
from .call_permission import CallPermission
from .call_permission_change import CallPermissionChange
from .call_warning import CallWarning
from .changed_webhook import ChangedWebhook
from .create_webhook import CreateWebhook
from .create_webhook_networks_item import CreateWebhookNetworksItem
from .created_webhook import CreatedWebhook
from .decoded_call import DecodedCall
from .decoded_call_unknown_reason import DecodedCallUnknownReason
from .deleted_webhook import DeletedWebhook
from .estimate_gas_network import EstimateGasNetwork
from .event import Event
from .event_data import EventData
from .event_data_approval import EventDataApproval
from .event_data_direction import EventDataDirection
from .event_data_kind import EventDataKind
from .event_data_standard import EventDataStandard
from .event_network import EventNetwork
from .event_type import EventType
from .events import Events
from .figure_nodes import FigureNodes
from .gas_estimate import GasEstimate
from .gas_estimate_agreement import GasEstimateAgreement
from .gas_estimate_network import GasEstimateNetwork
from .get_balance_network import GetBalanceNetwork
from .get_transaction_network import GetTransactionNetwork
from .health import Health
from .health_status import HealthStatus
from .held_coin import HeldCoin
from .held_coin_agreement import HeldCoinAgreement
from .held_nft import HeldNft
from .held_nft_agreement import HeldNftAgreement
from .held_nft_standard import HeldNftStandard
from .held_token import HeldToken
from .held_token_agreement import HeldTokenAgreement
from .lido_position import LidoPosition
from .lido_position_agreement import LidoPositionAgreement
from .lido_position_other_requests import LidoPositionOtherRequests
from .lido_position_status import LidoPositionStatus
from .lido_request import LidoRequest
from .list_approvals_network import ListApprovalsNetwork
from .list_events_network import ListEventsNetwork
from .list_nfts_network import ListNftsNetwork
from .list_positions_network import ListPositionsNetwork
from .list_tokens_network import ListTokensNetwork
from .list_transfers_network import ListTransfersNetwork
from .moved_asset import MovedAsset
from .moved_asset_standard import MovedAssetStandard
from .network import Network
from .network_health import NetworkHealth
from .network_health_incoming import NetworkHealthIncoming
from .network_health_network import NetworkHealthNetwork
from .network_list import NetworkList
from .network_rpc_name import NetworkRpcName
from .network_type import NetworkType
from .nft_collection import NftCollection
from .nft_metadata import NftMetadata
from .nft_trait import NftTrait
from .nfts import Nfts
from .nfts_network import NftsNetwork
from .position import Position
from .position_agreement import PositionAgreement
from .position_kind import PositionKind
from .position_status import PositionStatus
from .positions import Positions
from .positions_network import PositionsNetwork
from .problem import Problem
from .problem_code import ProblemCode
from .problem_errors_item import ProblemErrorsItem
from .recorded_call import RecordedCall
from .recorded_call_kind import RecordedCallKind
from .rotated_secret import RotatedSecret
from .send_transaction import SendTransaction
from .send_transaction_network import SendTransactionNetwork
from .sent_transaction import SentTransaction
from .sent_transaction_network import SentTransactionNetwork
from .sent_webhook import SentWebhook
from .simulate import Simulate
from .simulate_network import SimulateNetwork
from .simulation import Simulation
from .simulation_agreement import SimulationAgreement
from .simulation_network import SimulationNetwork
from .simulation_nodes import SimulationNodes
from .simulation_outcome import SimulationOutcome
from .simulation_outcome_coin_word import SimulationOutcomeCoinWord
from .token_facts import TokenFacts
from .tokens import Tokens
from .tokens_network import TokensNetwork
from .transaction import Transaction
from .transaction_agreement import TransactionAgreement
from .transaction_network import TransactionNetwork
from .transaction_status import TransactionStatus
from .transfer import Transfer
from .transfer_agreement import TransferAgreement
from .transfer_direction import TransferDirection
from .transfer_standard import TransferStandard
from .transfers import Transfers
from .transfers_network import TransfersNetwork
from .webhook import Webhook
from .webhook_deliveries import WebhookDeliveries
from .webhook_delivery import WebhookDelivery
from .webhook_delivery_network import WebhookDeliveryNetwork
from .webhook_delivery_problem import WebhookDeliveryProblem
from .webhook_delivery_state import WebhookDeliveryState
from .webhook_networks_item import WebhookNetworksItem
from .webhook_paused_by import WebhookPausedBy
from .webhook_status import WebhookStatus
from .webhooks import Webhooks

__all__ = (
    "AdoptedWebhooks",
    "AdoptWebhooks",
    "Approval",
    "ApprovalAgreement",
    "ApprovalChange",
    "ApprovalChangeKind",
    "ApprovalChangeWord",
    "ApprovalKind",
    "Approvals",
    "ApprovalsLogs",
    "ApprovalsNetwork",
    "ApprovalsNodes",
    "Balance",
    "BalanceChange",
    "BalanceChangeKind",
    "BalanceChangeWord",
    "BalanceNetwork",
    "CallAsset",
    "CallAssetType",
    "CallMovement",
    "CallMovementBound",
    "CallMovementDirection",
    "CallParty",
    "CallPermission",
    "CallPermissionChange",
    "CallWarning",
    "ChangedWebhook",
    "CreatedWebhook",
    "CreateWebhook",
    "CreateWebhookNetworksItem",
    "DecodedCall",
    "DecodedCallUnknownReason",
    "DeletedWebhook",
    "EstimateGasNetwork",
    "Event",
    "EventData",
    "EventDataApproval",
    "EventDataDirection",
    "EventDataKind",
    "EventDataStandard",
    "EventNetwork",
    "Events",
    "EventType",
    "FigureNodes",
    "GasEstimate",
    "GasEstimateAgreement",
    "GasEstimateNetwork",
    "GetBalanceNetwork",
    "GetTransactionNetwork",
    "Health",
    "HealthStatus",
    "HeldCoin",
    "HeldCoinAgreement",
    "HeldNft",
    "HeldNftAgreement",
    "HeldNftStandard",
    "HeldToken",
    "HeldTokenAgreement",
    "LidoPosition",
    "LidoPositionAgreement",
    "LidoPositionOtherRequests",
    "LidoPositionStatus",
    "LidoRequest",
    "ListApprovalsNetwork",
    "ListEventsNetwork",
    "ListNftsNetwork",
    "ListPositionsNetwork",
    "ListTokensNetwork",
    "ListTransfersNetwork",
    "MovedAsset",
    "MovedAssetStandard",
    "Network",
    "NetworkHealth",
    "NetworkHealthIncoming",
    "NetworkHealthNetwork",
    "NetworkList",
    "NetworkRpcName",
    "NetworkType",
    "NftCollection",
    "NftMetadata",
    "Nfts",
    "NftsNetwork",
    "NftTrait",
    "Position",
    "PositionAgreement",
    "PositionKind",
    "Positions",
    "PositionsNetwork",
    "PositionStatus",
    "Problem",
    "ProblemCode",
    "ProblemErrorsItem",
    "RecordedCall",
    "RecordedCallKind",
    "RotatedSecret",
    "SendTransaction",
    "SendTransactionNetwork",
    "SentTransaction",
    "SentTransactionNetwork",
    "SentWebhook",
    "Simulate",
    "SimulateNetwork",
    "Simulation",
    "SimulationAgreement",
    "SimulationNetwork",
    "SimulationNodes",
    "SimulationOutcome",
    "SimulationOutcomeCoinWord",
    "TokenFacts",
    "Tokens",
    "TokensNetwork",
    "Transaction",
    "TransactionAgreement",
    "TransactionNetwork",
    "TransactionStatus",
    "Transfer",
    "TransferAgreement",
    "TransferDirection",
    "Transfers",
    "TransfersNetwork",
    "TransferStandard",
    "Webhook",
    "WebhookDeliveries",
    "WebhookDelivery",
    "WebhookDeliveryNetwork",
    "WebhookDeliveryProblem",
    "WebhookDeliveryState",
    "WebhookNetworksItem",
    "WebhookPausedBy",
    "Webhooks",
    "WebhookStatus",
)
