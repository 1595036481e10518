import type { IncomingAnswer, IncomingQuestion } from '@everything-wallet/core/schemas/incomingScan';
import { networkByRpcName } from '@everything-wallet/core/networks/findNetwork';
import type { Network } from '@everything-wallet/core/networks/networks';
import { ChainUnavailableError } from '../chain/ChainUnavailableError.ts';
import { addLatePrices } from './addLatePrices.ts';
import { answerNotices } from './answerNotices.ts';
import { backfillShare } from './backfillShare.ts';
import { BusyAccounts } from './BusyAccounts.ts';
import { DoneTransactions } from './DoneTransactions.ts';
import type { IncomingCursor, Notice } from './IncomingStore.ts';
import { isIdle } from './isIdle.ts';
import { MAX_CACHED_ENTRIES } from './incomingLimits.ts';
import { scanNetwork, type ScanLimits } from './scanNetwork.ts';
import { matchedAddresses } from './matchedAddresses.ts';
import { noCursor } from './noCursor.ts';
import type { Listener } from './noticesFor.ts';
import { OwnAccounts } from './OwnAccounts.ts';
import { RecalledCursors } from './RecalledCursors.ts';
import { recordFindings } from './recordFindings.ts';
import type { ScannedNetwork } from './ScannedNetwork.ts';
import type { ScannerDependencies } from './ScannerDependencies.ts';
import { ScanSchedule } from './ScanSchedule.ts';
import { userNetworkKey } from './userNetworkKey.ts';
import { WaitingNotices } from './WaitingNotices.ts';
import { withCurrentCursor } from './withCurrentCursor.ts';
import { LruSet } from '../../cache/LruSet.ts';

/** Longest time that a scan may take, in ms; callers give up after 20 s. */
const defaultLimits: ScanLimits = { sourcesMs: 4_000, scanMs: 6_000 };

/** A scan that is due. */
interface DueScan {
  readonly due: readonly Network[];
  readonly wanted: readonly Network[];
  readonly accounts: ReadonlySet<string>;
  readonly cursor: IncomingCursor;
  /** Time at which the cursor was read, where it is a recalled one. */
  readonly recalledAt: number | undefined;
  readonly begunAt: number;
  readonly listener: () => Listener;
}

/** Parts of an answer. */
interface Answered {
  readonly wanted: readonly Network[];
  /** Networks that this call scanned: of others, a mark may be newer than their last scan. */
  readonly scanned: readonly Network[];
  /** Those of them whose scanner finds what comes to all accounts. */
  readonly watched: readonly Network[];
  readonly addresses: readonly string[];
  readonly notices: readonly Notice[];
}

/**
 * Scans for incoming transfers of users' accounts, and records them (decision 38).
 *
 * Whatever is found twice, in another order, half or late, by two calls at once, is recorded once: a record's id is made of chain,
 * hash and the place in the transaction. A scan is bounded; the next one goes on, the oldest first.
 */
export class IncomingScanner {
  readonly #dependencies: Required<ScannerDependencies>;
  readonly #schedule: ScanSchedule;
  readonly #own: OwnAccounts;
  readonly #busy: BusyAccounts;
  readonly #recalled: RecalledCursors;
  readonly #waiting: WaitingNotices;
  readonly #done = new DoneTransactions();
  /** Networks that did not answer their last scan, by user. */
  readonly #silent = new LruSet<string>(MAX_CACHED_ENTRIES);
  /** Networks of which one node alone of several answered about some blocks of their last scan, by user. */
  readonly #unconfirmed = new LruSet<string>(MAX_CACHED_ENTRIES);
  /** Networks whose scanner finds what comes to all accounts of the last scan, by user. */
  readonly #covered = new LruSet<string>(MAX_CACHED_ENTRIES);

  constructor(dependencies: ScannerDependencies) {
    const all = {
      ...{ now: Date.now, limits: defaultLimits, readPrices: () => Promise.resolve([]) },
      scannedOf: () => undefined,
      ...dependencies,
    };
    this.#dependencies = all;
    this.#schedule = new ScanSchedule(all.now, (key) => this.#covered.has(key));
    this.#own = new OwnAccounts(all.store, all.now);
    this.#busy = new BusyAccounts((...request) => this.#own.findWatchOnly(...request), all.now);
    this.#recalled = new RecalledCursors(all.now);
    this.#waiting = new WaitingNotices(all);
  }

  /**
   * @param isAwaited whether the caller still waits for the answer; if not, or where it wants no notices, they are stored for the next
   *   caller that wants them
   * @throws ChainUnavailableError when networks are due, and not one of all has answered lately
   */
  async scan(
    userId: string,
    { addresses, networks, wantsNotices, told: acknowledged }: IncomingQuestion,
    isAwaited = () => true,
  ): Promise<IncomingAnswer> {
    const { store, now } = this.#dependencies;
    const begunAt = now();
    const wanted = [...new Set(networks)].map(networkByRpcName);
    const own = wanted.filter((network) => this.#schedule.take(userId, network, begunAt));
    const answer = (notices: readonly Notice[], of: Partial<Pick<Answered, 'scanned' | 'watched'>> = {}) =>
      this.#answer(userId, { wanted, scanned: [], watched: [], addresses, notices, ...of });
    const isListening = () => wantsNotices === true && isAwaited();
    const listener = (): Listener => ({ isListening: isListening(), acknowledged });
    if (own.length === 0) {
      // A caller that wants no notices may be the one whose question is always due.
      if (!isListening() || !this.#waiting.has(userId)) return answer([]);
      return answer(await this.#waiting.take(userId, await store.read(userId), listener()));
    }

    const recalled = this.#waiting.has(userId) ? undefined : this.#recalled.find(userId);
    const [accounts, cursor] = await Promise.all([
      this.#own.find(userId, addresses),
      recalled?.cursor ?? store.read(userId),
    ]);
    if (accounts.size === 0) return answer([]);
    const due = own.filter((network) => this.#schedule.isDue(userId, network, cursor));
    if (due.length === 0) return answer(await this.#waiting.take(userId, cursor, listener()));
    const recalledAt = recalled?.readAt;
    const { notices, ...of } = await this.#scan(userId, {
      ...{ due, wanted, accounts, cursor, recalledAt, begunAt, listener },
    });
    if (isListening() || notices.length === 0) return answer(notices, of);
    // The next caller gets them, whichever instance answers.
    this.#recalled.delete(userId);
    await this.#waiting.store(userId, notices);
    return answer([], of);
  }

  /** Scans the networks that are due, and records what they bring. */
  async #scan(userId: string, scan: DueScan): Promise<Pick<Answered, 'notices' | 'scanned' | 'watched'>> {
    const { due, wanted, accounts, recalledAt, begunAt, listener } = scan;
    // Beside the scan, so that no caller waits longer.
    const [scanned, unpriced] = await Promise.all([
      Promise.all(due.map((network) => this.#scanNetwork(userId, network, scan))),
      addLatePrices(userId, scan.cursor, this.#dependencies),
    ]);
    let cursor: IncomingCursor = { ...scan.cursor, unpriced };
    let all: readonly ScannedNetwork[] = scanned.flat();
    if (wanted.every((network) => this.#silent.has(userNetworkKey(userId, network))))
      throw new ChainUnavailableError();
    const watched = all.flatMap(({ network, findings, reading }) =>
      findings.isWatched && reading.size === accounts.size ? [network] : [],
    );
    this.#recalled.delete(userId);
    const isQuiet = all.every(({ findings }) => findings.examined.length === 0 && !findings.isCatchingUp);
    // The next call may come minutes after an answer with watched networks: another instance's notices must not wait for it.
    if (recalledAt !== undefined && (!isQuiet || watched.length > 0)) {
      const current = await this.#dependencies.store.read(userId);
      cursor = current;
      all = all.map((one) => withCurrentCursor(one, current));
      // Another instance has written as many records as there may be: the next scan goes by that.
      if (await this.#busy.hasReadBusy(userId, all, { cursor, accounts }))
        return { notices: [], scanned: [], watched: [] };
    }
    if (all.length === 0) {
      return { notices: await this.#waiting.take(userId, cursor, listener()), scanned: due, watched };
    }
    const {
      arrived,
      areWaiting,
      cursor: written,
    } = await recordFindings(
      userId,
      { scanned: all, cursor, accounts, listener },
      { ...this.#dependencies, schedule: this.#schedule, own: this.#own, done: this.#done },
    );
    if (areWaiting) this.#waiting.note(userId);
    if (isQuiet && isIdle(written))
      this.#recalled.set(userId, { cursor: written, readAt: recalledAt ?? begunAt });
    const notices = [...arrived, ...(await this.#waiting.take(userId, written, listener()))];
    return { notices, scanned: due, watched };
  }

  /** @returns nothing where the network does not answer */
  async #scanNetwork(
    userId: string,
    network: Network,
    { cursor: known, accounts, begunAt }: DueScan,
  ): Promise<ScannedNetwork[]> {
    const { ledgerOf, sourcesOf, scannedOf, limits } = this.#dependencies;
    const cursor = known.networks[network.id] ?? noCursor;
    const scanned = scannedOf(network);
    const sources = sourcesOf(network);
    const matched = scanned && !scanned.delay() ? matchedAddresses(cursor, sources) : new Set<string>();
    const open = await this.#busy.choose(userId, network, { cursor: known, accounts });
    const reading = await this.#own.inTurns(userId, network, { accounts: open, matched });
    const key = userNetworkKey(userId, network);
    try {
      const findings = await scanNetwork({
        network,
        ledger: ledgerOf(network.rpcName),
        sources,
        scanned,
        knownSince: (address) => this.#own.knownSince(userId, address),
        accounts,
        reading,
        cursor,
        isDone: (txHash) => this.#done.has(userId, network, txHash, accounts),
        limits,
        now: begunAt,
      });
      this.#silent.delete(key);
      note(this.#unconfirmed, key, findings.isUnconfirmed);
      note(this.#covered, key, findings.isCovered && reading.size === accounts.size);
      return [{ network, findings, cursor, reading }];
    } catch (error) {
      if (!(error instanceof ChainUnavailableError)) throw error;
      note(this.#silent, key, true);
      this.#covered.delete(key);
      return [];
    }
  }

  #answer(userId: string, { wanted, scanned, watched, addresses, notices }: Answered): IncomingAnswer {
    const namesIn = (keys: ReadonlySet<string>) =>
      wanted.filter((network) => keys.has(userNetworkKey(userId, network))).map(({ rpcName }) => rpcName);
    return {
      ...answerNotices(notices),
      isCatchingUp: wanted.some((network) => this.#schedule.isCatchingUp(userId, network)),
      silent: namesIn(this.#silent),
      unconfirmed: namesIn(this.#unconfirmed),
      scanned: scanned.map(({ rpcName }) => rpcName),
      watched: watched.map(({ rpcName }) => rpcName),
      late: wanted.flatMap((network) => {
        const delay = this.#dependencies.scannedOf(network)?.delay();
        return delay ? [{ network: network.rpcName, ...delay }] : [];
      }),
      backfills: wanted.flatMap((network) => {
        const backfill = this.#schedule.backfillOf(userId, network);
        return backfill ? [{ network: network.rpcName, share: backfillShare(backfill) }] : [];
      }),
      tooBusy: this.#busy.among(userId, wanted, addresses),
    };
  }
}

function note(keys: Set<string>, key: string, isIncluded: boolean): void {
  if (isIncluded) keys.add(key);
  else keys.delete(key);
}
