import { networks } from '@everything-wallet/core/networks/networks';

/**
 * Prices in US dollars: list prices as of November 2026, for us-central1 and the database in a multi-region,
 * without monthly free tiers. They change: check them on Google's and the providers' price lists, and enter
 * current ones here.
 */
export const unitPrices = {
  /** Cloud Run, on which functions run, charged while requests are answered. */
  millionRequests: 0.4,
  vcpuSecond: 0.000024,
  gibSecond: 0.0000025,
  /** Cloud Tasks: to create a task is one operation, each attempt another. */
  millionTaskOperations: 0.4,
  /** Egress from Google's network: answers of functions. */
  gbSent: 0.12,
  /** Firestore in nam5 or eur3; a single region costs half. */
  millionReads: 0.6,
  millionWrites: 1.8,
  millionDeletes: 0.2,
  /** Hosting. */
  gbHosted: 0.15,
  /**
   * A paid node of the chains where each question costs the same, as with dRPC; where they are weighted, as with Alchemy, logs and calls
   * cost about twice as much. Public ones are free and promise nothing.
   */
  millionRpcCalls: 6,
  /** CoinGecko's plan with the key that the prices need, a month. */
  pricePlan: 129,
} as const;

/**
 * The CDN in front of `publicPrices`: each edge asks it once while an answer is valid. The number of edges and the times of a request are
 * estimates.
 */
export const priceEdges = {
  edges: 100,
  cachedSeconds: 15,
  gib: 0.25,
  concurrency: 80,
  utilisation: 0.6,
  secondsPerRequest: 0.1,
  cpuMs: 5,
} as const;

/** Assumed use of the wallet by one user in a month. */
export interface MonthOfUser {
  /**
   * Sessions of a kind: their number, the time the wallet is visible, and the time its tab stays open hidden
   * after that.
   */
  readonly sessions: readonly {
    readonly count: number;
    readonly minutes: number;
    readonly hiddenMinutes: number;
  }[];
  /** Share of users whose hidden tabs poll, since the browser may notify them. */
  readonly notified: number;
  /** Of the sessions, in a browser that has nothing of the wallet: one in four months. */
  readonly firstVisits: number;
  /** Releases that the user's browser stores. */
  readonly releases: number;
  /** Transfers, each with a visit to the history. */
  readonly sends: number;
  /** Networks that are switched on. */
  readonly networks: number;
  /** Nodes that each network is configured with. */
  readonly nodes: number;
  /**
   * True if transfers that arrived while the wallet was closed are read: at the next opening, however often
   * that is.
   */
  readonly readsAway: boolean;
  /** Incoming transfers. */
  readonly received: number;
  /** True if scanners read the networks (`SCANNER`): transfers that arrive while the wallet is closed are read once for all users. */
  readonly isScanned: boolean;
}

/** See `MonthOfUser`; put your own here. */
export const monthOfUser: MonthOfUser = {
  sessions: [
    { count: 15, minutes: 3, hiddenMinutes: 10 },
    { count: 5, minutes: 30, hiddenMinutes: 60 },
  ],
  notified: 0.25,
  firstVisits: 0.25,
  releases: 4,
  sends: 4,
  networks: networks.length,
  nodes: 2,
  readsAway: true,
  received: 10,
  isScanned: false,
};

/** Use of the scanners (functions/src/services/scanner). */
export const scanners = {
  /** Requests to each node for a block: its body and its logs. */
  questionsPerBlock: 2,
  /** Seconds between two requests for the head: half the time of a block, within these limits (`ScanLoop`). */
  headSeconds: { min: 1, max: 2 },
  /** Networks of one process, and its memory; it has a whole processor at all times. */
  networksEach: 4,
  gib: 1,
  /** Loads of all accounts in a month, by each process. */
  loads: 30,
  /** Documents of an incoming transfer: event, match and mark; the first two are deleted. An own transaction has no match. */
  ofReceived: { reads: 2, writes: 3, deletes: 2 },
  ofSent: { reads: 2, writes: 2, deletes: 1 },
} as const;

/**
 * Documents, operations of Cloud Tasks and requests of events (functions/src/services/activity, webhooks and push), counted in the code: a transaction reads what it
 * writes to, and a query reads at least one document. Documents with `expires_at` are deleted after 30 days. Left out is one read for each
 * block that settles anything (`firstOpen`).
 */
export const eventUse = {
  /** A movement, per user with its address: `usersOf` and `listening` of `ActivitySink`. */
  movement: { reads: 2, writes: 0, deletes: 0, taskOperations: 0, requests: 0 },
  /**
   * Storing both events of a movement, per user: when its block is added, and when it is final. Each reads the log and the movement, the
   * second one the open movements before; each writes the movement, the event and the log. The write of a lane is part of its delivery.
   */
  storedMovement: { reads: 5, writes: 6, deletes: 3, taskOperations: 0, requests: 0 },
  /**
   * An event for a webhook that answers. Reads: owner of the lane, lease, webhook, key and lock of the account, event, `advance`, `finish`, and the webhook
   * for its last success. Writes: lane with the event, lease, lane and delivery, `finish`, and the webhook.
   */
  delivery: { reads: 9, writes: 6, deletes: 1, taskOperations: 2, requests: 1 },
  /**
   * A failed attempt, of which there are 34 in 24 hours. Reads: owner of the lane, lease, webhook, key and lock, event, delivery, webhook, and lane. Writes:
   * lease, lane and delivery.
   */
  failedAttempt: { reads: 9, writes: 3, deletes: 0, taskOperations: 1, requests: 1 },
  /** An event for pushes, of which one in two is a push. Reads: owner of the lane, lease, one browser, event, `finish`. Writes: lane with the event, lease, `finish`. */
  pushEvent: { reads: 5, writes: 3, deletes: 0, taskOperations: 2, requests: 1 },
  /**
   * An hour of an open stream: 72 requests of 50 s. Each reads the key, its counts and the log, and the last sequence once a second, and writes
   * the counts and the request.
   */
  streamHour: { reads: 72 * 53, writes: 72 * 2, deletes: 72, taskOperations: 0, requests: 72 },
} as const;

/** Instances of `deliverWebhook`, and streams of an instance of `api`. The times are estimates, and were not measured. */
export const deliverers = {
  gib: 0.25,
  concurrency: 80,
  utilisation: 0.6,
  /** Seconds of a delivery or a push: a receiver that answers fast, and the database. */
  secondsPerRequest: 0.5,
  cpuMs: 20,
  /** Bytes sent for a delivery or a push: event, headers, and the beginning of TLS. */
  bytes: 2_000,
  /** `MAX_ALL_STREAMS`. */
  streamsEach: 40,
} as const;

/** Assumed use of events; put your own here. */
export const monthOfEvents = {
  /** Share of users with pushes, in one browser each; their movements are those of `monthOfUser`. */
  pushUsers: 0.1,
  /** Share of users with a webhook, and movements of one of them. */
  webhookUsers: 0.01,
  movementsOfWebhookUser: 1_000,
  /** Streams that are open all the time, of all users together. */
  streams: 100,
} as const;

/**
 * Reads of such transfers: blocks in one scan, and requests for them
 * (functions/src/services/incoming/LogSource.ts).
 */
export const catchUp = { blocks: 10_000, questions: 2 } as const;

/**
 * Seconds for which an instance shares heads, and logs of all accounts:
 * functions/src/services/chain/sharedLedger.ts.
 */
export const HEADS_SECONDS = 5;

/** Blocks that are read whole; where more are not final, states of accounts are compared (functions/src/services/incoming/CoinSource.ts). */
export const BLOCKS_READ = 40;

/**
 * Runtime options of functions: functions/src/configuration.ts, and the memory of `refreshWallet`, which gets
 * nearly all requests.
 */
export const instances = {
  gib: 0.5,
  /** Requests that one instance answers at a time. */
  concurrency: 80,
  /** The share of an instance's processor, and of its places, that is in use before another one starts. */
  utilisation: 0.6,
  /**
   * Duration of a request in seconds where a node takes 100 to 500 ms: the median of `npm run quality --
   * load`.
   */
  secondsPerRequest: 0.75,
} as const;
