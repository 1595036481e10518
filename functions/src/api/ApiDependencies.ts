import type { ApprovalsQuestion } from '@everything-wallet/core/schemas/approvals';
import type { ApprovalsAnswer } from '@everything-wallet/core/schemas/approvalsAnswer';
import type { HoldingsAnswer, HoldingsQuestion } from '@everything-wallet/core/schemas/holdings';
import type { SimulationQuestion } from '@everything-wallet/core/schemas/simulation';
import type { SimulationAnswer } from '@everything-wallet/core/schemas/simulationAnswer';
import type { PoolsQuestion } from '@everything-wallet/core/schemas/pools';
import type { PoolsAnswer } from '@everything-wallet/core/schemas/poolsAnswer';
import type { Maintenance } from '@everything-wallet/core/documents/maintenance';
import type { TransactionRecord } from '@everything-wallet/core/documents/transaction';
import type { RpcName } from '@everything-wallet/core/networks/networks';
import type { AccessStore } from '../services/apiAccess/AccessStore.ts';
import type { ActivityLog } from '../services/activity/ActivityLog.ts';
import type { Limits } from '../services/apiAccess/limits.ts';
import type { WebhookService } from '../services/webhooks/WebhookService.ts';
import type { UnconfirmedTake } from '../services/apiAccess/UnconfirmedQuota.ts';
import type { Chain, RecordedNonces } from '../services/chain/Chain.ts';
import type { SiteReadQuota } from '../services/limits/SiteReadQuota.ts';
import type { NetworkHealth } from '../services/networkHealth/NetworkHealthReader.ts';
import type { AddressNftsAnswer, AddressNftsQuestion } from '../services/nfts/AddressNfts.ts';
import type { Relay } from '../services/siteReads/answerRequest.ts';
import type {
  ReceivedTokensAnswer,
  ReceivedTokensCursor,
} from '../services/transfers/ReceivedTokensReader.ts';
import type { TransfersAnswer, TransfersQuestion } from '../services/transfers/Transfer.ts';

/** Dependencies of the REST API. */
export interface ApiDependencies {
  readonly store: AccessStore;
  readonly chainOf: (rpcName: RpcName) => Chain;
  /** Reads the events on users' accounts. */
  readonly activity: ActivityLog;
  /** Returns what passes the reads of sites on to a network's nodes. */
  readonly relay: (rpcName: RpcName) => Relay;
  readonly siteReads: Pick<SiteReadQuota, 'tryConsume' | 'consumeDaily'>;
  /** Reads some nonces of a user's account from records (EIP-155 chain id). */
  readonly findRecordedNonces: (
    owner: { readonly userId: string | undefined; readonly chainId: number; readonly address: string },
    nonces: readonly number[],
  ) => Promise<RecordedNonces>;
  readonly simulate: (question: SimulationQuestion) => Promise<SimulationAnswer>;
  readonly readApprovals: (question: ApprovalsQuestion) => Promise<ApprovalsAnswer>;
  readonly readHoldings: (question: HoldingsQuestion) => Promise<HoldingsAnswer>;
  readonly readPools: (question: PoolsQuestion) => Promise<PoolsAnswer>;
  readonly readReceivedTokens: (
    network: RpcName,
    address: string,
    from: ReceivedTokensCursor,
  ) => Promise<ReceivedTokensAnswer>;
  readonly readNfts: (network: RpcName, question: AddressNftsQuestion) => Promise<AddressNftsAnswer>;
  readonly readTransfers: (network: RpcName, question: TransfersQuestion) => Promise<TransfersAnswer>;
  /** Reads the state of each network, in the order of the network list; never rejects. */
  readonly readNetworkHealth: () => Promise<readonly NetworkHealth[]>;
  readonly webhooks: Pick<
    WebhookService,
    'list' | 'adopt' | 'create' | 'remove' | 'pause' | 'resume' | 'rotate' | 'test' | 'deliveries' | 'replay'
  >;
  /** Reads the features switched off for everyone. */
  readonly maintenance: () => Promise<Maintenance>;
  readonly limits: () => Limits;
  /** Requests that all keys together may make in a minute from one internet address, for each instance. */
  readonly addressPerMinute: () => number;
  /** Counts a request of an account without a confirmed e-mail address; as `UnconfirmedQuota.take`. */
  readonly takeUnconfirmed: (
    userId: string,
    address: string,
    units: number,
    now: number,
  ) => Promise<UnconfirmedTake>;
  /** Refunds such a request; as `UnconfirmedQuota.giveBack`. */
  readonly giveBackUnconfirmed: (address: string, counted: number, now: number) => Promise<void>;
  /** Returns true if a key's owner may still sign in. */
  readonly isUserActive: (userId: string) => Promise<boolean>;
  /** Reads the record of a transfer that its wallet sent, by the record's id; undefined if it does not exist. */
  readonly findRecord: (id: string) => Promise<TransactionRecord | undefined>;
  /** Origin of the deployment, without a trailing slash: problems link to the error catalogue there. */
  readonly origin: () => string;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}
