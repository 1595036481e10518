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
  /** Of the sessions, in a browser that has nothing of this version yet. */
  readonly firstVisits: number;
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
  firstVisits: 4,
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
