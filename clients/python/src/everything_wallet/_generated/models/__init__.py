"""Contains all the data models used in inputs/outputs"""

from .balance import Balance
from .balance_network import BalanceNetwork
from .estimate_gas_network import EstimateGasNetwork
from .gas_estimate import GasEstimate
from .gas_estimate_network import GasEstimateNetwork
from .get_balance_network import GetBalanceNetwork
from .get_transaction_network import GetTransactionNetwork
from .health import Health
from .health_status import HealthStatus
from .moved_asset import MovedAsset
from .moved_asset_standard import MovedAssetStandard
from .network import Network
from .network_list import NetworkList
from .network_rpc_name import NetworkRpcName
from .network_type import NetworkType
from .problem import Problem
from .problem_code import ProblemCode
from .problem_errors_item import ProblemErrorsItem
from .recorded_call import RecordedCall
from .recorded_call_kind import RecordedCallKind
from .send_transaction import SendTransaction
from .send_transaction_network import SendTransactionNetwork
from .sent_transaction import SentTransaction
from .sent_transaction_network import SentTransactionNetwork
from .transaction import Transaction
from .transaction_network import TransactionNetwork
from .transaction_status import TransactionStatus

__all__ = (
    "Balance",
    "BalanceNetwork",
    "EstimateGasNetwork",
    "GasEstimate",
    "GasEstimateNetwork",
    "GetBalanceNetwork",
    "GetTransactionNetwork",
    "Health",
    "HealthStatus",
    "MovedAsset",
    "MovedAssetStandard",
    "Network",
    "NetworkList",
    "NetworkRpcName",
    "NetworkType",
    "Problem",
    "ProblemCode",
    "ProblemErrorsItem",
    "RecordedCall",
    "RecordedCallKind",
    "SendTransaction",
    "SendTransactionNetwork",
    "SentTransaction",
    "SentTransactionNetwork",
    "Transaction",
    "TransactionNetwork",
    "TransactionStatus",
)
