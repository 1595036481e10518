import { noMaintenance, type Maintenance } from '@everything-wallet/core/documents/maintenance';
import type { TransactionRecord } from '@everything-wallet/core/documents/transaction';
import { Wallet } from 'ethers';
import type { ApiDependencies } from '../api/ApiDependencies.ts';
import { createApi } from '../api/createApi.ts';
import type { StoredKey } from '../services/apiAccess/AccessStore.ts';
import type { Limits } from '../services/apiAccess/limits.ts';
import type { Chain } from '../services/chain/Chain.ts';
import { ChainUnavailableError } from '../services/chain/ChainUnavailableError.ts';
import { createApiKey, keyIdOf } from '../services/keys/apiKey.ts';
import { FetchProblemError } from '../services/nfts/FetchProblemError.ts';
import type { SendDependencies } from '../services/webhooks/sendEvent.ts';
import { requireWebhookUrl } from '../services/webhooks/requireWebhookUrl.ts';
import { WebhookService } from '../services/webhooks/WebhookService.ts';
import { SiteReadQuota } from '../services/limits/SiteReadQuota.ts';
import type { NetworkHealth } from '../services/networkHealth/NetworkHealthReader.ts';
import type { Relay } from '../services/siteReads/answerRequest.ts';
import { fakeChain } from './fakeChain.ts';
import { MemoryActivityLog } from './MemoryActivityLog.ts';
import { MemoryAccessStore } from './MemoryAccessStore.ts';
import { MemoryAttempts } from './MemoryAttempts.ts';
import { MemoryWebhooks } from './MemoryWebhooks.ts';

/** The first account of the mnemonic 'test test … junk', which every development chain knows. */
export const API_WALLET = new Wallet('0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80');
export const RECIPIENT = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
export const HASH = `0x${'ab'.repeat(32)}`;
/** The API's time, in ms since 1970. */
export const API_NOW = Date.parse('2026-11-21T12:00:00Z');

const LIMITS: Limits = { perMinute: 300, perDay: 20_000, userPerMinute: 600, userPerDay: 40_000 };

interface RpcRequest {
  readonly chainId?: string;
  readonly address?: string;
  readonly method?: string;
  readonly body?: null;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Environment of a REST API test: keys, records and chains of its own. */
export class ApiBench {
  readonly store = new MemoryAccessStore();
  /** Events on users' accounts. */
  readonly activity = new MemoryActivityLog();
  /** The records of transactions by their ids. */
  readonly recorded = new Map<string, TransactionRecord>();
  /** Nonces that records have which are on their way. */
  readonly takenNonces = new Set<number>();
  /** Requests to chains, oldest first. */
  readonly asked: string[] = [];
  /** Features that are switched off. */
  maintenance: Maintenance = noMaintenance;
  /** Returns true if the account of a key's owner is neither disabled nor deleted. */
  isActive: (userId: string) => Promise<boolean> = () => Promise.resolve(true);

  /** Counts and refunds requests of an account without a confirmed e-mail address. */
  takeUnconfirmed: ApiDependencies['takeUnconfirmed'] = () => Promise.resolve({ waitMs: 0, counted: 0 });
  giveBackUnconfirmed: ApiDependencies['giveBackUnconfirmed'] = () => Promise.resolve();
  addressPerMinute = 1_200;

  /** Counts of sites. */
  readonly attempts = new MemoryAttempts();
  /** The API's time, in ms since 1970. */
  now = API_NOW;
  readonly siteReads = new SiteReadQuota({
    counter: this.attempts,
    nameOf: (text) => `named-${text}`,
    now: () => this.now,
  });
  /** Passes the reads of sites on; no node answers unless a test overrides it. */
  relay: Relay = (questions) => Promise.resolve(questions.map(() => undefined));

  /** Calls, approvals and addresses fail unless a test overrides them. */
  simulate: ApiDependencies['simulate'] = () => Promise.reject(new ChainUnavailableError());
  readApprovals: ApiDependencies['readApprovals'] = () => Promise.reject(new ChainUnavailableError());
  readHoldings: ApiDependencies['readHoldings'] = () => Promise.reject(new ChainUnavailableError());
  readReceivedTokens: ApiDependencies['readReceivedTokens'] = () =>
    Promise.reject(new ChainUnavailableError());
  readNfts: ApiDependencies['readNfts'] = () => Promise.reject(new ChainUnavailableError());
  readTransfers: ApiDependencies['readTransfers'] = () => Promise.reject(new ChainUnavailableError());
  readPools: ApiDependencies['readPools'] = () => Promise.reject(new ChainUnavailableError());

  /** Webhooks; every name has a public address, and no receiver answers unless a test overrides it. */
  readonly memoryWebhooks = new MemoryWebhooks();
  postEvent: SendDependencies['post'] = () =>
    Promise.reject(new FetchProblemError('unreachable', 'no receiver'));

  /** State of the networks. */
  networkHealth: readonly NetworkHealth[] = [];

  /** Creates an API over the test's chain, which records its requests. */
  api(changes: Partial<Chain> = {}, limits: Partial<Limits> = {}) {
    const chain = Object.fromEntries(
      Object.entries(fakeChain(changes)).map(([method, answer]) => [
        method,
        (...questions: unknown[]) => {
          this.asked.push(method);
          return (answer as (...questions: unknown[]) => unknown)(...questions);
        },
      ]),
    ) as unknown as Chain;
    const app = createApi(this.dependencies(chain, limits));
    return (path: string, init?: RequestInit, address = '192.0.2.1') =>
      app.request(`https://wallet.example/api/v1${path}`, init, { address });
  }

  /** Creates `/api/rpc` over the test's relay; `body` is sent as JSON unless it is a text. */
  rpc() {
    const app = createApi(this.dependencies(fakeChain()));
    return (body: unknown, { chainId = '1', address = '192.0.2.1', ...init }: RpcRequest = {}) =>
      app.request(
        `https://wallet.example/api/rpc/${chainId}`,
        {
          method: 'POST',
          body: typeof body === 'string' ? body : JSON.stringify(body),
          ...init,
          headers: {
            origin: 'https://site.example',
            'content-type': 'application/json',
            ...init.headers,
          },
        },
        { address },
      );
  }

  /** Returns what the API asks: this environment's stores, its readers and a chain. */
  dependencies(chain: Chain, limits: Partial<Limits> = {}): ApiDependencies {
    return {
      store: this.store,
      chainOf: () => chain,
      activity: this.activity,
      relay: () => (questions, options) => this.relay(questions, options),
      siteReads: this.siteReads,
      findRecordedNonces: (_owner, nonces) =>
        Promise.resolve({ taken: new Set(nonces.filter((nonce) => this.takenNonces.has(nonce))), next: 0 }),
      simulate: (question) => this.simulate(question),
      readApprovals: (question) => this.readApprovals(question),
      readHoldings: (question) => this.readHoldings(question),
      readReceivedTokens: (network, address, from) => this.readReceivedTokens(network, address, from),
      readNfts: (network, question) => this.readNfts(network, question),
      readTransfers: (network, question) => this.readTransfers(network, question),
      readPools: (question) => this.readPools(question),
      readNetworkHealth: () => Promise.resolve(this.networkHealth),
      maintenance: () => Promise.resolve(this.maintenance),
      limits: () => ({ ...LIMITS, ...limits }),
      addressPerMinute: () => this.addressPerMinute,
      takeUnconfirmed: (...request) => this.takeUnconfirmed(...request),
      giveBackUnconfirmed: (...counted) => this.giveBackUnconfirmed(...counted),
      webhooks: new WebhookService({
        webhooks: this.memoryWebhooks.store,
        lanes: this.memoryWebhooks.laneStore,
        deliveries: this.memoryWebhooks.deliveryStore,
        log: this.memoryWebhooks.log,
        queue: this.memoryWebhooks.queue,
        post: (...request) => this.postEvent(...request),
        requireUrl: (url) => requireWebhookUrl(url, {}, () => Promise.resolve(['93.184.216.34'])),
        now: () => this.now,
      }),
      isUserActive: (userId) => this.isActive(userId),
      findRecord: (id) => Promise.resolve(this.recorded.get(id)),
      origin: () => 'https://wallet.example',
      now: () => this.now,
    };
  }

  /** A key that exists. */
  issue(row: Partial<StoredKey> = {}, testnetsOnly = false): string {
    const key = createApiKey(testnetsOnly);
    this.store.keys.set(keyIdOf(key), { userId: 'alice', ...row });
    this.store.issued.add(keyIdOf(key));
    return key;
  }

  /** A question with a key. */
  withKey(key = this.issue()) {
    return { headers: { authorization: `Bearer ${key}` } };
  }

  /** A question with a key and a body, which is sent as JSON unless it is a text. */
  post(body: unknown, key = this.issue(), contentType = 'application/json') {
    return {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': contentType },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    };
  }
}
