import { createHash } from 'node:crypto';
import { sameAddress } from '@everything-wallet/core/accounts/sameAddress';
import { formatAmount } from '@everything-wallet/core/amounts/formatAmount';
import {
  MAX_NAMED,
  MAX_NOTIFIED,
  type IncomingAnswer,
  type IncomingQuestion,
} from '@everything-wallet/core/callables/incomingScan';
import {
  receivedId,
  transactionId,
  type TransactionRecord,
} from '@everything-wallet/core/documents/transaction';
import { networkByRpcName } from '@everything-wallet/core/networks/findNetwork';
import type { Network, RpcName } from '@everything-wallet/core/networks/networks';
import type { Ledger } from '../chain/Ledger.ts';
import { ChainUnavailableError } from '../chain/ChainUnavailableError.ts';
import { tokenListOf } from '../holdings/tokenListOf.ts';
import type { TokenLabel } from '../tokens/readTokenLabel.ts';
import { addLatePrices, withUnpriced } from './addLatePrices.ts';
import type { IncomingTransfer } from './IncomingTransfer.ts';
import type {
  IncomingRecord,
  IncomingCursor,
  IncomingStore,
  MadeRecords,
  NetworkCursor,
  Notice,
  OpenTransfer,
  WrittenRecords,
} from './IncomingStore.ts';
import { isDust } from './isDust.ts';
import { noticesFor, notifiedNow, type Listener } from './noticesFor.ts';
import { scanNetwork, type Examined, type ScanLimits, type NetworkFindings } from './NetworkScan.ts';
import type { TransferSource } from './TransferSource.ts';
import { pricesOf, type IncomingPrices, type ReportPrices } from './pricesOf.ts';
import { withPrices } from './withPrices.ts';

/** A network is looked at for a user no more often than this, or than it has blocks, in ms. */
const SOONEST_MS = 6_000;

/** The same while there is more to be read. */
const CATCHING_UP_MS = 2_000;

/**
 * How far everything is read is kept once in this time where nothing came in, in ms: what is lost is read again, which after five
 * minutes costs no question more than after one, but for blocks that all users of an instance share.
 */
const SAVED_AFTER_MS = 5 * 60_000;

/** No pause that another instance has written is so long, in ms. */
const LONGEST_PAUSE_MS = 60_000;

/**
 * How long an instance goes by what it has read of how far everything is read, in ms, as long as there is nothing but that. What
 * another instance leaves meanwhile to be told is told so much later.
 */
const RECALLED_MS = 60_000;

/** Users of whom an instance remembers that; beyond this it forgets them all. */
const MAX_RECALLED = 1_000;

/** Whether accounts are a user's still is asked once in this time, in ms. */
const SWEPT_AFTER_MS = 60 * 60_000;

/**
 * Accounts without a key that one look reads: whoever watches thirty addresses of exchanges would have nodes asked thousands of
 * times. The others have their turn with the looks after it.
 */
export const MAX_WATCHED = 5;

/** What an instance remembers of each kind; beyond this it forgets it all. */
const MAX_CACHED = 20_000;

/** Contracts that are kept of a network: whoever floods an account with tokens makes older ones go, and the document no larger. */
const MAX_RECEIVED_TOKENS = 200;

/**
 * Records that an account gets on a network in a day of what was asked for: whoever watches an address of an exchange must not fill the database. What
 * comes after them is read the day after.
 */
const MAX_VERIFIED = 1_000;

/** The same of what nobody asked for, and of dust: these cost their sender next to nothing; what comes after them is in no list. */
export const MAX_CHEAP = 300;

/** Records of the first kind that a user gets on a network in a day, of all accounts. */
const MAX_OF_USER = 3_000;

const DAY_MS = 86_400_000;

/** How long a look may take, in ms; whoever asks gives up after 20 s. */
const defaultLimits: ScanLimits = { sourcesMs: 4_000, lookMs: 6_000 };

interface Bench {
  readonly limits?: ScanLimits;
  readonly ledgerOf: (network: RpcName) => Ledger;
  readonly sourcesOf: (network: Network) => readonly TransferSource[];
  readonly readLabel: (network: Network, contract: string) => Promise<TokenLabel>;
  readonly store: IncomingStore;
  /** What nobody tells is recorded without a price. */
  readonly tellPrices?: ReportPrices;
  /** Fails where nothing may be written for a user, whose account is being deleted. */
  readonly requireActiveAccount: (userId: string) => Promise<void>;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
}

/** A network of which the findings are known. */
interface Looked {
  readonly network: Network;
  readonly findings: NetworkFindings;
  readonly cursor: NetworkCursor;
  /** Accounts for which something new was looked for. */
  readonly reading: ReadonlySet<string>;
}

/** What a look changes of how far a network is read. */
interface NetworkChange {
  readonly network: Network;
  /** Addresses in lower case: of these it knows everything, of others nothing. */
  readonly accounts: ReadonlySet<string>;
  /** The open places that the accounts have, by transaction hash; of those that it asked about. */
  readonly open: Readonly<Record<string, OpenTransfer>>;
  /** The positions as they were read, and as they are now. */
  readonly before: NetworkCursor['next'];
  readonly next: NetworkCursor['next'];
  /** ERC-20 contracts that sent something, the newest first. */
  readonly tokens: readonly string[];
  readonly dueAt: number;
  readonly isBehind: boolean;
}

type CountedKind = 'verified' | 'unverified' | 'dust';

const noCursor: NetworkCursor = { next: {}, open: {}, tokens: [], dueAt: 0, isBehind: false };

/**
 * Looks for what came in to users' accounts, and records it (decision 38).
 *
 * Whatever is found twice, in another order, half or late, by two calls at once, is recorded once: a record's id is made of chain,
 * hash and the place in the transaction. A look is bounded; the next one goes on, the oldest first.
 */
export class IncomingScanner {
  readonly #bench: Required<Bench>;
  /** When a network may be looked at next for a user, in ms since 1970. */
  readonly #dueAt = new Map<string, number>();
  readonly #catchingUp = new Set<string>();
  /** Networks that did not answer when they were looked at last, by user. */
  readonly #silent = new Set<string>();
  /** Networks of which one node alone of several answered about some blocks when they were looked at last, by user. */
  readonly #unconfirmed = new Set<string>();
  /** Addresses that are known to be a user's. */
  readonly #own = new Set<string>();
  /** Whether accounts are watched, by user and address. */
  readonly #isWatched = new Map<string, boolean>();
  /** Where the next look begins among the watched accounts, by user. */
  readonly #turns = new Map<string, number>();
  /** When removed accounts were looked for, by user, in ms since 1970. */
  readonly #sweptAt = new Map<string, number>();
  /** Accounts of which there is too much to list it today, by user and network. */
  readonly #tooBusy = new Map<string, { readonly day: number; readonly accounts: ReadonlySet<string> }>();
  /** Users for whom something was kept that nobody was told of. */
  readonly #untold = new Set<string>();
  /** Transactions that are recorded for good, or brought nothing. */
  readonly #done = new Set<string>();
  /** How far everything is read of users of whom nothing is open or to be told, and when that was asked of the store, in ms since 1970. */
  readonly #recalled = new Map<string, { readonly cursor: IncomingCursor; readonly readAt: number }>();

  constructor(bench: Bench) {
    this.#bench = { now: Date.now, limits: defaultLimits, tellPrices: () => Promise.resolve([]), ...bench };
  }

  /**
   * @param isAwaited whether somebody still waits for the answer; if not, or where notices are not wanted, what came in is told to
   *   whoever asks next and wants them
   * @throws ChainUnavailableError when networks are due, and not one of all has answered lately
   */
  async look(
    userId: string,
    { addresses, networks, wantsNotices, told: toldBefore }: IncomingQuestion,
    isAwaited = () => true,
  ): Promise<IncomingAnswer> {
    const { store, requireActiveAccount, now } = this.#bench;
    const begunAt = now();
    const wanted = [...new Set(networks)].map(networkByRpcName);
    const own = wanted.filter((network) => this.#take(userId, network, begunAt));
    const answer = (notices: readonly Notice[]): IncomingAnswer => ({
      ...told(notices),
      isCatchingUp: wanted.some((network) => this.#catchingUp.has(keyOf(userId, network))),
      silent: wanted
        .filter((network) => this.#silent.has(keyOf(userId, network)))
        .map(({ rpcName }) => rpcName),
      unconfirmed: wanted
        .filter((network) => this.#unconfirmed.has(keyOf(userId, network)))
        .map(({ rpcName }) => rpcName),
      tooBusy: this.#tooBusyOf(userId, wanted, addresses),
    });
    const isTold = () => wantsNotices === true && isAwaited();
    const listener = (): Listener => ({ isTold: isTold(), told: toldBefore });
    if (own.length === 0) {
      // Whoever wants no notices may be the one whose question is always due.
      if (!isTold() || !this.#untold.has(userId)) return answer([]);
      return answer(await this.#takeUntold(userId, await store.read(userId), listener()));
    }

    const recalled = this.#recall(userId);
    const [accounts, known] = await Promise.all([
      this.#findOwn(userId, addresses).then((found) => this.#inTurns(userId, found)),
      recalled?.cursor ?? store.read(userId),
    ]);
    let cursor = known;
    if (accounts.size === 0) return answer([]);
    const due = own.filter((network) => this.#isDue(userId, network, cursor));
    if (due.length === 0) return answer(await this.#takeUntold(userId, cursor, listener()));
    const looking = Promise.all(
      due.map(async (network): Promise<Looked[]> => {
        const before = cursor.networks[network.id] ?? noCursor;
        const reading = this.#choose(userId, network, { cursor, accounts });
        try {
          const isDone = (txHash: string) => this.#done.has(doneKey(userId, network, txHash, accounts));
          const findings = await scanNetwork({
            network,
            ledger: this.#bench.ledgerOf(network.rpcName),
            sources: this.#bench.sourcesOf(network),
            accounts,
            reading,
            cursor: before,
            isDone,
            limits: this.#bench.limits,
            now: begunAt,
          });
          this.#silent.delete(keyOf(userId, network));
          this.#noteUnconfirmed(keyOf(userId, network), findings.isUnconfirmed);
          return [{ network, findings, cursor: before, reading }];
        } catch (error) {
          if (!(error instanceof ChainUnavailableError)) throw error;
          if (this.#silent.size >= MAX_CACHED) this.#silent.clear();
          this.#silent.add(keyOf(userId, network));
          return [];
        }
      }),
    );
    // Beside the look, so that nobody waits longer.
    const [looked, unpriced] = await Promise.all([looking, addLatePrices(userId, cursor, this.#bench)]);
    cursor = { ...cursor, unpriced };
    let all: readonly Looked[] = looked.flat();
    if (wanted.every((network) => this.#silent.has(keyOf(userId, network))))
      throw new ChainUnavailableError();
    this.#recalled.delete(userId);
    const isQuiet = all.every(({ findings }) => findings.examined.length === 0 && !findings.isCatchingUp);
    if (recalled && !isQuiet) {
      cursor = await store.read(userId);
      all = all.map((one) => withCurrentCursor(one, cursor));
      // Another instance has written as many records as there may be: the next look goes by that.
      if (this.#isAnyBusy(userId, all, { cursor, accounts })) return answer([]);
    }
    const { arrived, kept } =
      all.length === 0
        ? { arrived: [], kept: undefined }
        : await this.#record(userId, { all, cursor, accounts, listener });
    if (kept && isQuiet && isEmpty(kept)) this.#remember(userId, kept, recalled?.readAt ?? begunAt);
    const notices = [...arrived, ...(await this.#takeUntold(userId, kept ?? cursor, listener()))];
    if (isTold() || notices.length === 0) return answer(notices);
    // Whoever asks next is told, whichever instance answers.
    await requireActiveAccount(userId);
    this.#recalled.delete(userId);
    const ids = new Set(notices.map(({ id }) => id));
    await store.save(userId, (stored) => ({
      ...stored,
      untold: [...notices, ...stored.untold.filter(({ id }) => !ids.has(id))].slice(0, MAX_NOTIFIED),
    }));
    if (this.#untold.size >= MAX_CACHED) this.#untold.clear();
    this.#untold.add(userId);
    return answer([]);
  }

  #noteUnconfirmed(key: string, isUnconfirmed: boolean): void {
    if (this.#unconfirmed.size >= MAX_CACHED) this.#unconfirmed.clear();
    if (isUnconfirmed) this.#unconfirmed.add(key);
    else this.#unconfirmed.delete(key);
  }

  /** How far everything is read for a user, where that was read a moment ago and nothing waits. */
  #recall(userId: string): { readonly cursor: IncomingCursor; readonly readAt: number } | undefined {
    const recalled = this.#recalled.get(userId);
    const age = this.#bench.now() - (recalled?.readAt ?? 0);
    const isOfNow = age >= 0 && age < RECALLED_MS && !this.#untold.has(userId);
    return isOfNow ? recalled : undefined;
  }

  #remember(userId: string, cursor: IncomingCursor, readAt: number): void {
    if (this.#recalled.size >= MAX_RECALLED) this.#recalled.clear();
    this.#recalled.set(userId, { cursor, readAt });
  }

  /** Whether an account for which something new was looked for has had too much of it, as is known by now. */
  #isAnyBusy(
    userId: string,
    all: readonly Looked[],
    known: { readonly cursor: IncomingCursor; readonly accounts: ReadonlySet<string> },
  ): boolean {
    return all
      .map(({ network, reading }) => ({ reading, left: this.#choose(userId, network, known) }))
      .some(({ reading, left }) => [...reading].some((account) => !left.has(account)));
  }

  /** Takes what somebody is told of what waits: of calls at once one gets it. */
  async #takeUntold(userId: string, cursor: IncomingCursor, listener: Listener): Promise<readonly Notice[]> {
    const { requireActiveAccount, store, now } = this.#bench;
    if (listener.isTold) this.#untold.delete(userId);
    if (!noticesFor(listener, cursor.untold, now()).isChanged) return [];
    let taken: readonly Notice[] = [];
    await requireActiveAccount(userId);
    await store.save(userId, (stored) => {
      const division = noticesFor(listener, stored.untold, now());
      taken = division.taken;
      return { ...stored, untold: division.kept };
    });
    return taken;
  }

  /** Whether no other instance has looked a moment ago. */
  #isDue(userId: string, network: Network, { networks }: IncomingCursor): boolean {
    const { dueAt, isBehind } = networks[network.id] ?? noCursor;
    const ahead = dueAt - this.#bench.now();
    // No pause is so long: a clock was wrong.
    if (ahead <= 0 || ahead > LONGEST_PAUSE_MS) return true;
    const key = keyOf(userId, network);
    if (isBehind) this.#catchingUp.add(key);
    else this.#catchingUp.delete(key);
    this.#dueAt.set(key, dueAt);
    return false;
  }

  /** The accounts for which something new is looked for on a network: those that have not had too much of it today. */
  #choose(
    userId: string,
    network: Network,
    { cursor, accounts }: { readonly cursor: IncomingCursor; readonly accounts: ReadonlySet<string> },
  ): ReadonlySet<string> {
    const day = this.#today();
    const verified = countsOf(network.id, countsOfDay(day, cursor.made).verified);
    const isOver = [...verified.values()].reduce((sum, count) => sum + count, 0) >= MAX_OF_USER;
    const busy = [...accounts].filter((account) => isOver || (verified.get(account) ?? 0) >= MAX_VERIFIED);
    const key = keyOf(userId, network);
    if (this.#tooBusy.size >= MAX_CACHED) this.#tooBusy.clear();
    if (busy.length > 0) this.#tooBusy.set(key, { day, accounts: new Set(busy) });
    else this.#tooBusy.delete(key);
    return new Set([...accounts].filter((account) => !busy.includes(account)));
  }

  #tooBusyOf(userId: string, wanted: readonly Network[], addresses: readonly string[]): string[] {
    const today = this.#today();
    const known = wanted
      .map((network) => this.#tooBusy.get(keyOf(userId, network)))
      .filter((busy) => busy?.day === today);
    return addresses.filter((address) => known.some((busy) => busy?.accounts.has(address.toLowerCase())));
  }

  #today(): number {
    return Math.floor(this.#bench.now() / DAY_MS);
  }

  /** Whether a network is due for a user; if so, this is the look. */
  #take(userId: string, network: Network, now: number): boolean {
    const key = keyOf(userId, network);
    if (now < (this.#dueAt.get(key) ?? 0)) return false;
    if (this.#dueAt.size >= MAX_CACHED) this.#dueAt.clear();
    this.#dueAt.set(key, now + pauseOf(network, this.#catchingUp.has(key)));
    return true;
  }

  async #findOwn(userId: string, addresses: readonly string[]): Promise<ReadonlySet<string>> {
    const asked = [...new Set(addresses.map((address) => address.toLowerCase()))];
    const unknown = asked.filter((address) => !this.#own.has(`${userId} ${address}`));
    if (this.#own.size >= MAX_CACHED) this.#own.clear();
    const own = await this.#bench.store.findOwn(userId, unknown);
    for (const address of own) this.#own.add(`${userId} ${address}`);
    return new Set(asked.filter((address) => !unknown.includes(address) || own.has(address)));
  }

  /** The accounts that this look reads: all with a key, and as many of those that are watched as one look may read. */
  async #inTurns(userId: string, accounts: ReadonlySet<string>): Promise<ReadonlySet<string>> {
    if (accounts.size <= MAX_WATCHED) return accounts;
    const unknown = [...accounts].filter((address) => !this.#isWatched.has(`${userId} ${address}`));
    if (this.#isWatched.size >= MAX_CACHED) this.#isWatched.clear();
    const found = unknown.length > 0 ? await this.#bench.store.findWatched(userId, unknown) : new Set();
    for (const address of unknown) this.#isWatched.set(`${userId} ${address}`, found.has(address));
    const watched = [...accounts].filter((address) => this.#isWatched.get(`${userId} ${address}`) ?? true);
    if (watched.length <= MAX_WATCHED) return accounts;
    if (this.#turns.size >= MAX_CACHED) this.#turns.clear();
    const turn = this.#turns.get(userId) ?? 0;
    this.#turns.set(userId, (turn + MAX_WATCHED) % watched.length);
    const read = new Set([...watched, ...watched].slice(turn, turn + MAX_WATCHED));
    return new Set([...accounts].filter((address) => read.has(address) || !watched.includes(address)));
  }

  /** Addresses of which something is kept and that are not the user's any more. */
  async #findGone(
    userId: string,
    { networks, unpriced }: IncomingCursor,
    accounts: ReadonlySet<string>,
  ): Promise<ReadonlySet<string>> {
    const { store, now } = this.#bench;
    const sweptAt = this.#sweptAt.get(userId);
    if (sweptAt !== undefined && now() - sweptAt < SWEPT_AFTER_MS) return new Set();
    if (this.#sweptAt.size >= MAX_CACHED) this.#sweptAt.clear();
    this.#sweptAt.set(userId, now());
    const kept = Object.values(networks).flatMap(({ next, open }) => [
      ...Object.values(next).flatMap((byAccount) => Object.keys(byAccount)),
      ...Object.values(open).flatMap(({ places }) => Object.values(places)),
    ]);
    const others = [...new Set([...kept, ...unpriced.map(({ account }) => account)])].filter(
      (address) => !accounts.has(address),
    );
    const own = await store.findOwn(userId, others);
    const gone = others.filter((address) => !own.has(address));
    for (const address of gone) this.#own.delete(`${userId} ${address}`);
    return new Set(gone);
  }

  async #record(
    userId: string,
    {
      all: looked,
      cursor,
      accounts,
      listener,
    }: {
      readonly all: readonly Looked[];
      readonly cursor: IncomingCursor;
      readonly accounts: ReadonlySet<string>;
      readonly listener: () => Listener;
    },
  ): Promise<{ readonly arrived: readonly Notice[]; readonly kept: IncomingCursor }> {
    const { store, requireActiveAccount, now } = this.#bench;
    const all = await Promise.all(looked.map((one) => this.#withoutOwnCalls(userId, one)));
    const day = this.#today();
    const records: IncomingRecord[] = [];
    /** Records that are not made: there are too many of their kind. */
    const left = new Set<string>();
    const made = countsOfDay(day, cursor.made);
    const cheap = { unverified: { ...made.unverified }, dust: { ...made.dust } };
    const removed: string[] = [];
    const found: NetworkChange[] = [];
    let isNews = cursor.savedAt === 0;
    const foundRecords = new Map(
      await Promise.all(
        all.map(
          async ({ network, findings }) =>
            [network, await this.#recordsOf(userId, network, findings.examined)] as const,
        ),
      ),
    );
    const prices = await pricesOf([...foundRecords.values()].flat(), this.#bench.tellPrices, userId);
    for (const { network, findings, cursor: before, tokens } of all) {
      const open: Record<string, OpenTransfer> = {};
      const known = new Set(
        Object.entries(before.open).flatMap(([txHash, { places }]) =>
          Object.keys(places).map((place) => receivedId(userId, network.chainId, txHash, place)),
        ),
      );
      for (const wanted of foundRecords.get(network) ?? []) {
        const kind = kindOf(wanted, prices);
        if (kind === 'verified' || known.has(wanted.id)) {
          records.push(wanted);
          continue;
        }
        const counts = cheap[kind];
        const key = countKey(wanted.record);
        if ((counts[key] ?? 0) >= MAX_CHEAP) left.add(wanted.id);
        else records.push(wanted);
        counts[key] = (counts[key] ?? 0) + 1;
      }
      const idOf = (txHash: string, place: string) => receivedId(userId, network.chainId, txHash, place);
      for (const { txHash, before: openBefore, verdict } of findings.examined) {
        if (verdict.kind === 'silence') continue;
        const arrivals = verdict.kind === 'arrivals' ? verdict.arrivals : [];
        const isFinal = verdict.kind === 'arrivals' && isFinalAt(verdict, network);
        const places = Object.fromEntries(
          arrivals
            .filter(({ place }) => !left.has(idOf(txHash, place)))
            .map(({ place, to }) => [place, to.toLowerCase()]),
        );
        const gone = Object.keys(openBefore?.places ?? {}).filter(
          (place) => accounts.has(openBefore?.places[place] ?? '') && !(place in places),
        );
        removed.push(...gone.map((place) => idOf(txHash, place)));
        const block =
          verdict.kind === 'arrivals' ? Number(verdict.witness.blockNumber) : (openBefore?.block ?? 0);
        open[txHash] = { block, places: isFinal ? {} : places };
        if (
          openBefore
            ? openBefore.block !== block || isFinal || gone.length > 0
            : !isFinal && Object.keys(places).length > 0
        )
          isNews = true;
      }
      const key = keyOf(userId, network);
      const isBehind = findings.isCatchingUp;
      found.push({
        network,
        accounts,
        open,
        before: before.next,
        next: findings.next,
        tokens,
        dueAt: isBehind ? now() + CATCHING_UP_MS : (this.#dueAt.get(key) ?? 0),
        isBehind,
      });
      if (findings.isCatchingUp) this.#catchingUp.add(key);
      else this.#catchingUp.delete(key);
      if (findings.isCatchingUp)
        this.#dueAt.set(key, Math.min(this.#dueAt.get(key) ?? 0, now() + CATCHING_UP_MS));
      isNews ||= findings.isCatchingUp;
    }
    let written: WrittenRecords = { completed: [], made: [], unpriced: [] };
    const isWritten = records.length > 0 || removed.length > 0;
    const isSaved = isNews || records.length > 0 || now() - cursor.savedAt >= SAVED_AFTER_MS;
    if (isWritten || isSaved) await requireActiveAccount(userId);
    // Before it is recorded it is known to be open: what is recorded and not known so would never be taken back.
    if (found.some(({ network, open }) => isMore(open, cursor.networks[network.id]?.open ?? {})))
      await store.save(userId, (kept) => ({
        ...kept,
        networks: found.reduce(withOpenTransfers, kept.networks),
      }));
    // A place that another one has taken over was removed and is written.
    const recorded = new Set(records.map(({ id }) => id));
    const takenBack = removed.filter((id) => !recorded.has(id));
    if (isWritten) written = await store.write(withPrices(records, prices), takenBack);
    const arrived = records.filter(({ id }) => written.completed.includes(id)).flatMap(noticeOf);
    const { isTold, told: acknowledged } = listener();
    const unacknowledged = (waiting: readonly Notice[]) =>
      noticesFor({ isTold: false, told: acknowledged }, waiting, now()).kept;
    // The answer may be lost: whoever acknowledges is told again else.
    const unheard = isTold && acknowledged !== undefined ? newestOf(arrived).slice(0, MAX_NOTIFIED) : [];
    if (isSaved) {
      await requireActiveAccount(userId);
      const gone = await this.#findGone(userId, cursor, accounts);
      const counted = records
        .filter(({ id }) => written.made.includes(id))
        .map((arrival) => ({ kind: kindOf(arrival, prices), key: countKey(arrival.record) }));
      await store.save(userId, (kept) => ({
        ...kept,
        networks: without(found.reduce(advanceCursor, kept.networks), gone),
        savedAt: now(),
        untold: [
          ...unheard.map((notice) => notifiedNow(notice, now())),
          // What a reorganisation took is told to nobody.
          ...unacknowledged(kept.untold).filter(({ id }) => !takenBack.includes(id)),
        ].slice(0, MAX_NOTIFIED),
        unpriced: withUnpriced(kept.unpriced, records, written.unpriced, now()).filter(
          ({ account }) => !gone.has(account),
        ),
        made: withMade(countsOfDay(day, kept.made), counted, gone),
      }));
    }
    for (const { network, findings } of all) {
      for (const { txHash, verdict } of findings.examined) {
        if (verdict.kind === 'silence') continue;
        const isLeft =
          verdict.kind === 'arrivals' &&
          verdict.arrivals.every(({ place }) => left.has(receivedId(userId, network.chainId, txHash, place)));
        if (verdict.kind === 'arrivals' && !isFinalAt(verdict, network) && !isLeft) continue;
        if (this.#done.size >= MAX_CACHED) this.#done.clear();
        this.#done.add(doneKey(userId, network, txHash, accounts));
      }
    }
    return {
      arrived,
      kept: {
        ...cursor,
        networks: found.reduce(advanceCursor, cursor.networks),
        untold: isSaved ? unacknowledged(cursor.untold) : cursor.untold,
        savedAt: isSaved ? now() : cursor.savedAt,
      },
    };
  }

  /** What was found without what came to an account by a call of its own: the record of the call tells it (decision 50), once nodes agree on it. */
  async #withoutOwnCalls(
    userId: string,
    looked: Looked,
  ): Promise<Looked & { readonly tokens: readonly string[] }> {
    const { network, findings } = looked;
    const asked = findings.examined.flatMap(({ txHash, verdict }) =>
      verdict.kind === 'arrivals' && verdict.arrivals.some((arrival) => isOwn(arrival, verdict))
        ? [txHash]
        : [],
    );
    const calls = asked.length === 0 ? new Set() : await this.#bench.store.findCalls(userId, network, asked);
    const examined = findings.examined.map((one): Examined => {
      const { txHash, verdict } = one;
      if (verdict.kind !== 'arrivals' || !calls.has(txHash)) return one;
      const arrivals = verdict.arrivals.filter((arrival) => !isOwn(arrival, verdict));
      return { ...one, verdict: arrivals.length === 0 ? { kind: 'nothing' } : { ...verdict, arrivals } };
    });
    // A token that was swapped for is one that the account has now.
    return {
      ...looked,
      findings: { ...findings, examined },
      tokens: arrivedTokens(findings.examined),
    };
  }

  /** The records of what was found on a network, the oldest first. */
  async #recordsOf(
    userId: string,
    network: Network,
    examined: readonly Examined[],
  ): Promise<readonly IncomingRecord[]> {
    const { readLabel, store, now } = this.#bench;
    const verdicts = examined.flatMap(({ txHash, verdict }) =>
      verdict.kind === 'arrivals' ? [{ txHash, verdict }] : [],
    );
    const contracts = [
      ...new Set(
        verdicts.flatMap(({ verdict }) => verdict.arrivals.flatMap(({ contract }) => contract ?? [])),
      ),
    ];
    const listed = contracts.length === 0 ? new Set<string>() : await listedOf(network);
    const strangers = contracts.filter((contract) => !listed.has(contract.toLowerCase()));
    const [labels, added] = await Promise.all([
      Promise.all(contracts.map(async (contract) => [contract, await readLabel(network, contract)] as const)),
      store.findAdded(userId, network, strangers),
    ]);
    const labelOf = new Map(labels);
    const isKnown = (contract: string) =>
      listed.has(contract.toLowerCase()) || added.has(contract.toLowerCase());
    const records = verdicts.flatMap(({ txHash, verdict }) =>
      verdict.arrivals.map((arrival): IncomingRecord => {
        const { witness, isAgreed, isDoubted, confirmations } = verdict;
        const isFinal = isFinalAt(verdict, network);
        const record: TransactionRecord = {
          user_id: userId,
          type: 'receive',
          status: isAgreed ? 'completed' : 'pending',
          ...amountOf(arrival, network, labelOf.get(arrival.contract ?? '')),
          standard: arrival.standard,
          ...(arrival.contract !== undefined && { contract_address: arrival.contract }),
          ...(arrival.tokenId !== undefined && { token_id: arrival.tokenId }),
          ...((arrival.units === 0n || (arrival.contract !== undefined && !isKnown(arrival.contract))) && {
            is_unverified: true,
          }),
          tx_hash: txHash,
          from_address: arrival.from,
          to_address: arrival.to,
          network: network.id,
          nonce: witness.nonce,
          block_number: Number(witness.blockNumber),
          // Not written anew with each block: a record would be paid for twelve times.
          ...(isAgreed && { is_final: isFinal }),
          ...(isFinal && { confirmations: Math.min(confirmations, network.confirmations) }),
        };
        const id = receivedId(userId, network.chainId, txHash, arrival.place);
        const call = isOwn(arrival, verdict) ? transactionId(userId, network.chainId, txHash) : undefined;
        return { id, record, at: Math.min(witness.at * 1_000, now()), isDoubted, call };
      }),
    );
    return records.sort((one, other) => one.at - other.at);
  }
}

/** What was found, beside what is known by now of the network: that it moved on meanwhile, and what is open. */
function withCurrentCursor(looked: Looked, { networks }: IncomingCursor): Looked {
  const { network, findings, cursor } = looked;
  const known = networks[network.id] ?? noCursor;
  const examined = findings.examined.map((one) => ({ ...one, before: known.open[one.txHash] }));
  return { ...looked, findings: { ...findings, examined }, cursor: { ...known, next: cursor.next } };
}

/** Whether nothing waits: to be final, to be read or to be told. */
function isEmpty({ networks, untold }: IncomingCursor): boolean {
  const waits = ({ open, isBehind }: NetworkCursor) => isBehind || Object.keys(open).length > 0;
  return untold.length === 0 && !Object.values(networks).some(waits);
}

/** Until it is looked at again, in ms. A little less than the pause of who asks again and again, whose clock is not ours. */
function pauseOf({ blockSeconds }: Network, isCatchingUp: boolean): number {
  return (isCatchingUp ? CATCHING_UP_MS : Math.max(SOONEST_MS, blockSeconds * 1_000)) - 500;
}

/** What was made on a day: of another one nothing counts. */
function countsOfDay(day: number, made: MadeRecords): MadeRecords {
  return made.day === day ? made : { day, verified: {}, unverified: {}, dust: {} };
}

/** What was made, with some more records. Those of accounts that are gone count for the user, and for no account. */
function withMade(
  made: MadeRecords,
  records: readonly { readonly kind: CountedKind; readonly key: string }[],
  gone: ReadonlySet<string>,
): MadeRecords {
  const left = (counts: Readonly<Record<string, number>>) => {
    const kept: Record<string, number> = {};
    for (const [key, count] of Object.entries(counts)) {
      const [networkId = '', account = ''] = key.split(' ');
      const name = gone.has(account) ? `${networkId} gone` : key;
      kept[name] = (kept[name] ?? 0) + count;
    }
    return kept;
  };
  const kept = { verified: left(made.verified), unverified: left(made.unverified), dust: left(made.dust) };
  for (const { kind, key } of records) kept[kind][key] = (kept[kind][key] ?? 0) + 1;
  return { ...made, ...kept };
}

/** What a record counts as: only what costs its sender something can make an account too busy. */
function kindOf({ id, record }: IncomingRecord, prices: IncomingPrices): CountedKind {
  if (record.is_unverified === true) return 'unverified';
  return isDust(record, prices.get(id)?.usd) ? 'dust' : 'verified';
}

/** Where a record is counted: by network and account, so that a cheap network fills no other one. */
function countKey({ network, to_address: account }: TransactionRecord): string {
  return `${network} ${account.toLowerCase()}`;
}

/** The counts of a network, by account. */
function countsOf(networkId: string, counts: Readonly<Record<string, number>>): ReadonlyMap<string, number> {
  return new Map(
    Object.entries(counts).flatMap(([key, count]) => {
      const [of, account] = key.split(' ');
      return of === networkId && account !== undefined ? [[account, count] as const] : [];
    }),
  );
}

/** How somebody is told of a record: of what nobody asked for, not at all. */
function noticeOf({ id, record, at }: IncomingRecord): Notice[] {
  if (record.is_unverified === true) return [];
  const { amount, token_symbol: symbol, network, from_address: from, to_address: to } = record;
  const { standard, contract_address: contract, amount_units: units } = record;
  const ofToken = standard === 'erc20' &&
    contract !== undefined &&
    units !== undefined && { contract, units };
  return [{ id, amount, symbol, ...ofToken, network, from, to, at, toldAt: 0, firstToldAt: 0 }];
}

/** Whether something came to the account that has signed the transaction. */
function isOwn(
  { to }: IncomingTransfer,
  { witness }: Extract<Examined['verdict'], { kind: 'arrivals' }>,
): boolean {
  return sameAddress(to, witness.from);
}

/** The ERC-20 contracts that sent something for certain, the newest first; a transfer of nothing costs only its fee, and is none. */
function arrivedTokens(examined: readonly Examined[]): string[] {
  const sent = examined.flatMap(({ verdict }) => {
    if (verdict.kind !== 'arrivals' || !verdict.isAgreed) return [];
    const block = verdict.witness.blockNumber;
    return verdict.arrivals.flatMap(({ standard, contract, units }) =>
      standard === 'erc20' && contract !== undefined && units > 0n ? [{ contract, block }] : [],
    );
  });
  const newestFirst = sent.toSorted((one, other) => Number(other.block - one.block));
  return [...new Set(newestFirst.map(({ contract }) => contract))];
}

/** Whether a look found something open that is not known as such. */
function isMore(found: NetworkChange['open'], known: NetworkCursor['open']): boolean {
  return Object.entries(found).some(([txHash, { places }]) =>
    Object.keys(places).some((place) => known[txHash]?.places[place] === undefined),
  );
}

/** A cursor with what a look found open, and nothing that it found closed; nothing is read further. */
function withOpenTransfers(
  networks: IncomingCursor['networks'],
  { network, open }: NetworkChange,
): IncomingCursor['networks'] {
  const { open: known, ...rest } = networks[network.id] ?? noCursor;
  const more = Object.entries(open).flatMap(([txHash, { block, places }]) =>
    Object.keys(places).length === 0
      ? []
      : [[txHash, { block, places: { ...known[txHash]?.places, ...places } }] as const],
  );
  return { ...networks, [network.id]: { ...rest, open: { ...known, ...Object.fromEntries(more) } } };
}

/** A cursor after a look, on top of whatever another call has kept meanwhile. */
function advanceCursor(
  networks: IncomingCursor['networks'],
  { network, accounts, open, before, next, tokens: sent, dueAt, isBehind }: NetworkChange,
): IncomingCursor['networks'] {
  const known = networks[network.id] ?? noCursor;
  const stillOpen = { ...known.open };
  for (const [txHash, { block, places }] of Object.entries(open)) {
    // What other accounts got with it was not asked about now.
    const others = Object.entries(known.open[txHash]?.places ?? {}).filter(([, to]) => !accounts.has(to));
    const kept = { ...Object.fromEntries(others), ...places };
    if (Object.keys(kept).length === 0) Reflect.deleteProperty(stillOpen, txHash);
    else stillOpen[txHash] = { block, places: kept };
  }
  const positions: NetworkCursor['next'] = { ...known.next };
  for (const [source, byAccount] of Object.entries(next)) {
    const stored = known.next[source] ?? {};
    const moved = Object.entries(byAccount).map(([address, position]) => {
      const other = stored[address];
      const isOthers = other !== undefined && other !== before[source]?.[address];
      return [address, isOthers ? Math.max(other, position) : position] as const;
    });
    positions[source] = { ...stored, ...Object.fromEntries(moved) };
  }
  const tokens = [...new Set([...sent, ...known.tokens])].slice(0, MAX_RECEIVED_TOKENS);
  return { ...networks, [network.id]: { next: positions, open: stillOpen, tokens, dueAt, isBehind } };
}

/** A cursor with nothing of some accounts. */
function without(
  networks: IncomingCursor['networks'],
  gone: ReadonlySet<string>,
): IncomingCursor['networks'] {
  if (gone.size === 0) return networks;
  const left = Object.entries(networks).map(([id, { next, open, ...rest }]) => {
    const positions = Object.entries(next).map(([source, byAccount]) => {
      const kept = Object.entries(byAccount).filter(([address]) => !gone.has(address));
      return [source, Object.fromEntries(kept)] as const;
    });
    const stillOpen = Object.entries(open).flatMap(([txHash, { block, places }]) => {
      const kept = Object.entries(places).filter(([, address]) => !gone.has(address));
      return kept.length === 0 ? [] : [[txHash, { block, places: Object.fromEntries(kept) }] as const];
    });
    return [
      id,
      { ...rest, next: Object.fromEntries(positions), open: Object.fromEntries(stillOpen) },
    ] as const;
  });
  return Object.fromEntries(left);
}

/** What somebody is told of what came in, the newest first. */
function told(notices: readonly Notice[]): Pick<IncomingAnswer, 'arrived' | 'arrivedCount' | 'arrivedIds'> {
  const newestFirst = newestOf(notices);
  return {
    arrived: newestFirst
      .slice(0, MAX_NAMED)
      .map(({ id, amount, symbol, contract, units, network, from, to }) => ({
        id,
        amount,
        symbol,
        ...(contract !== undefined && { contract, units }),
        network,
        from,
        to,
      })),
    arrivedCount: notices.length,
    arrivedIds: newestFirst.slice(0, MAX_NOTIFIED).map(({ id }) => id),
  };
}

function newestOf(notices: readonly Notice[]): readonly Notice[] {
  return notices.toSorted((one, other) => other.at - one.at);
}

/** The contracts that are vouched for, in lower case: of our list, of the network's own file, and the one that wraps its coin. */
async function listedOf({ rpcName, wrappedCoin }: Network): Promise<ReadonlySet<string>> {
  const { contracts } = await tokenListOf(rpcName);
  return new Set([...contracts, wrappedCoin.toLowerCase()]);
}

function isFinalAt(
  { isAgreed, confirmations }: Extract<Examined['verdict'], { kind: 'arrivals' }>,
  { confirmations: depth }: Network,
): boolean {
  return isAgreed && confirmations >= depth;
}

/** What came in as its record writes it; exact, and in the smallest unit where nobody says how many decimals there are. */
function amountOf(
  { standard, units }: IncomingTransfer,
  network: Network,
  label: TokenLabel | undefined,
): Pick<
  TransactionRecord,
  'amount' | 'amount_units' | 'token_decimals' | 'token_symbol' | 'is_amount_in_units'
> {
  if (standard === 'coin') return { amount: formatAmount(units), token_symbol: network.currency };
  const decimals = standard === 'erc20' ? label?.decimals : 0;
  return {
    amount: formatAmount(units, decimals ?? 0),
    amount_units: units.toString(),
    ...(decimals === undefined ? { is_amount_in_units: true } : { token_decimals: decimals }),
    token_symbol: label?.symbol ?? '',
  };
}

function keyOf(userId: string, network: Network): string {
  return `${userId} ${network.id}`;
}

/** With the accounts: what one look knew of some is nothing known of others. */
function doneKey(userId: string, network: Network, txHash: string, accounts: ReadonlySet<string>): string {
  const ofWhom = createHash('sha256')
    .update([userId, ...[...accounts].sort()].join())
    .digest('base64');
  return `${ofWhom} ${network.id} ${txHash}`;
}
