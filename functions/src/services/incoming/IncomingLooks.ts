import { createHash } from 'node:crypto';
import { formatAmount } from '@everything-wallet/core/amounts/formatAmount';
import {
  MOST_NAMED,
  type IncomingAnswer,
  type IncomingQuestion,
} from '@everything-wallet/core/callables/incomingLook';
import { receivedId, type TransactionRecord } from '@everything-wallet/core/documents/transaction';
import { networkByRpcName } from '@everything-wallet/core/networks/findNetwork';
import type { Network, RpcName } from '@everything-wallet/core/networks/networks';
import type { Ledger } from '../chain/Ledger.ts';
import { ChainUnavailableError } from '../chain/ChainUnavailableError.ts';
import type { TokenLabel } from '../tokens/readTokenLabel.ts';
import type { Arrival } from './Arrival.ts';
import type {
  ArrivalRecord,
  IncomingCursor,
  IncomingStore,
  NetworkCursor,
  OpenArrival,
} from './IncomingStore.ts';
import { lookAtNetwork, type Examined, type LookLimits, type NetworkFindings } from './NetworkLook.ts';
import type { TransferSource } from './TransferSource.ts';
import { withPrices, type TellPrices } from './withPrices.ts';

/** A network is looked at for a user no more often than this, or than it has blocks, in ms. */
const SOONEST_MS = 6_000;

/** The same while there is more to be read. */
const CATCHING_UP_MS = 2_000;

/** How far everything is read is kept once in this time where nothing came in, in ms: what is lost is read again. */
const SAVED_AFTER_MS = 60_000;

/** Whether accounts are a user's still is asked once in this time, in ms. */
const SWEPT_AFTER_MS = 60 * 60_000;

/** What an instance remembers of each kind; beyond this it forgets it all. */
const MOST_REMEMBERED = 20_000;

/** Contracts that are kept of a network: whoever floods an account with tokens makes older ones go, and the document no larger. */
const MOST_ARRIVED_TOKENS = 200;

/** How long a look may take, in ms; whoever asks gives up after 20 s. */
const defaultLimits: LookLimits = { sourcesMs: 4_000, lookMs: 6_000 };

interface Bench {
  readonly limits?: LookLimits;
  readonly ledgerOf: (network: RpcName) => Ledger;
  readonly sourcesOf: (network: Network) => readonly TransferSource[];
  readonly readLabel: (network: Network, contract: string) => Promise<TokenLabel>;
  readonly store: IncomingStore;
  /** What nobody tells is recorded without a price. */
  readonly tellPrices?: TellPrices;
  /** Fails where nothing may be written for a user, whose account is being deleted. */
  readonly requireStaying: (userId: string) => Promise<void>;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
}

/** A network of which the findings are known. */
interface Looked {
  readonly network: Network;
  readonly findings: NetworkFindings;
  readonly cursor: NetworkCursor;
}

/** What a look changes of how far a network is read. */
interface NetworkChange {
  readonly network: Network;
  /** Addresses in lower case: of these it knows everything, of others nothing. */
  readonly accounts: ReadonlySet<string>;
  /** The open places that the accounts have, by transaction hash; of those that it asked about. */
  readonly open: Readonly<Record<string, OpenArrival>>;
  /** The positions as they were read, and as they are now. */
  readonly before: NetworkCursor['next'];
  readonly next: NetworkCursor['next'];
  /** ERC-20 contracts that sent something, the newest first. */
  readonly tokens: readonly string[];
}

const noCursor: NetworkCursor = { next: {}, open: {}, tokens: [] };

/**
 * Looks for what came in to users' accounts, and records it (decision 38).
 *
 * Whatever is found twice, in another order, half or late, by two calls at once, is recorded once: a record's id is made of chain,
 * hash and the place in the transaction. A look is bounded; the next one goes on, the oldest first.
 */
export class IncomingLooks {
  readonly #bench: Required<Bench>;
  /** When a network may be looked at next for a user, in ms since 1970. */
  readonly #dueAt = new Map<string, number>();
  readonly #catchingUp = new Set<string>();
  /** Addresses that are known to be a user's. */
  readonly #own = new Set<string>();
  /** When removed accounts were looked for, by user, in ms since 1970. */
  readonly #sweptAt = new Map<string, number>();
  /** What was recorded and is still to be told, by user. */
  readonly #untold = new Map<string, readonly ArrivalRecord[]>();
  /** Transactions that are recorded for good, or brought nothing. */
  readonly #done = new Set<string>();

  constructor(bench: Bench) {
    this.#bench = { now: Date.now, limits: defaultLimits, tellPrices: () => Promise.resolve([]), ...bench };
  }

  /**
   * @param isAwaited whether somebody still waits for the answer; if not, what came in is told to whoever asks next
   * @throws ChainUnavailableError when networks are due and not one answers
   */
  async look(
    userId: string,
    { addresses, networks }: IncomingQuestion,
    isAwaited = () => true,
  ): Promise<IncomingAnswer> {
    const { store, now } = this.#bench;
    const begunAt = now();
    const wanted = [...new Set(networks)].map(networkByRpcName);
    const due = wanted.filter((network) => this.#take(userId, network, begunAt));
    const isBehind = () => wanted.some((network) => this.#catchingUp.has(keyOf(userId, network)));
    if (due.length === 0) return { ...this.#tell(userId, isAwaited), isCatchingUp: isBehind(), silent: [] };

    const [accounts, cursor] = await Promise.all([this.#findOwn(userId, addresses), store.read(userId)]);
    if (accounts.size === 0) return { ...told([]), isCatchingUp: false, silent: [] };
    const silent: string[] = [];
    const looked = await Promise.all(
      due.map(async (network): Promise<Looked[]> => {
        const own = cursor.networks[network.id] ?? noCursor;
        try {
          const isDone = (txHash: string) => this.#done.has(doneKey(userId, network, txHash, accounts));
          const findings = await lookAtNetwork({
            network,
            ledger: this.#bench.ledgerOf(network.rpcName),
            sources: this.#bench.sourcesOf(network),
            accounts,
            cursor: own,
            isDone,
            limits: this.#bench.limits,
            now: begunAt,
          });
          return [{ network, findings, cursor: own }];
        } catch (error) {
          if (!(error instanceof ChainUnavailableError)) throw error;
          silent.push(network.rpcName);
          return [];
        }
      }),
    );
    const all = looked.flat();
    if (all.length === 0) throw new ChainUnavailableError();
    const arrived = await this.#record(userId, { all, cursor, accounts });
    if (this.#untold.size >= MOST_REMEMBERED) this.#untold.clear();
    if (arrived.length > 0) this.#untold.set(userId, [...(this.#untold.get(userId) ?? []), ...arrived]);
    return { ...this.#tell(userId, isAwaited), isCatchingUp: isBehind(), silent };
  }

  /** Tells what is still to be told, once. */
  #tell(userId: string, isAwaited: () => boolean): ReturnType<typeof told> {
    if (!isAwaited()) return told([]);
    const untold = this.#untold.get(userId) ?? [];
    this.#untold.delete(userId);
    return told(untold);
  }

  /** Whether a network is due for a user; if so, this is the look. */
  #take(userId: string, network: Network, now: number): boolean {
    const key = keyOf(userId, network);
    if (now < (this.#dueAt.get(key) ?? 0)) return false;
    const pause = this.#catchingUp.has(key)
      ? CATCHING_UP_MS
      : Math.max(SOONEST_MS, network.blockSeconds * 1_000);
    if (this.#dueAt.size >= MOST_REMEMBERED) this.#dueAt.clear();
    // A little less than the pause of who asks again and again, whose clock is not ours.
    this.#dueAt.set(key, now + pause - 500);
    return true;
  }

  async #findOwn(userId: string, addresses: readonly string[]): Promise<ReadonlySet<string>> {
    const asked = [...new Set(addresses.map((address) => address.toLowerCase()))];
    const unknown = asked.filter((address) => !this.#own.has(`${userId} ${address}`));
    if (this.#own.size >= MOST_REMEMBERED) this.#own.clear();
    const own = await this.#bench.store.findOwn(userId, unknown);
    for (const address of own) this.#own.add(`${userId} ${address}`);
    return new Set(asked.filter((address) => !unknown.includes(address) || own.has(address)));
  }

  /** Addresses of which something is kept and that are not the user's any more. */
  async #findGone(
    userId: string,
    { networks }: IncomingCursor,
    accounts: ReadonlySet<string>,
  ): Promise<ReadonlySet<string>> {
    const { store, now } = this.#bench;
    const sweptAt = this.#sweptAt.get(userId);
    if (sweptAt !== undefined && now() - sweptAt < SWEPT_AFTER_MS) return new Set();
    if (this.#sweptAt.size >= MOST_REMEMBERED) this.#sweptAt.clear();
    this.#sweptAt.set(userId, now());
    const kept = Object.values(networks).flatMap(({ next, open }) => [
      ...Object.values(next).flatMap((byAccount) => Object.keys(byAccount)),
      ...Object.values(open).flatMap(({ places }) => Object.values(places)),
    ]);
    const others = [...new Set(kept)].filter((address) => !accounts.has(address));
    const own = await store.findOwn(userId, others);
    const gone = others.filter((address) => !own.has(address));
    for (const address of gone) this.#own.delete(`${userId} ${address}`);
    return new Set(gone);
  }

  async #record(
    userId: string,
    {
      all,
      cursor,
      accounts,
    }: {
      readonly all: readonly Looked[];
      readonly cursor: IncomingCursor;
      readonly accounts: ReadonlySet<string>;
    },
  ): Promise<readonly ArrivalRecord[]> {
    const { store, requireStaying, now } = this.#bench;
    const records: ArrivalRecord[] = [];
    const removed: string[] = [];
    const found: NetworkChange[] = [];
    let isNews = cursor.savedAt === 0;
    for (const { network, findings, cursor: before } of all) {
      const open: Record<string, OpenArrival> = {};
      const writing = await this.#write(userId, network, findings.examined);
      records.push(...writing.records);
      for (const { txHash, before: known, verdict } of findings.examined) {
        if (verdict.kind === 'silence') continue;
        const arrivals = verdict.kind === 'arrivals' ? verdict.arrivals : [];
        const isFinal = verdict.kind === 'arrivals' && isFinalAt(verdict, network);
        const places = Object.fromEntries(arrivals.map(({ place, to }) => [place, to.toLowerCase()]));
        const gone = Object.keys(known?.places ?? {}).filter(
          (place) => accounts.has(known?.places[place] ?? '') && !(place in places),
        );
        removed.push(...gone.map((place) => receivedId(userId, network.chainId, txHash, place)));
        const block = verdict.kind === 'arrivals' ? Number(verdict.witness.blockNumber) : (known?.block ?? 0);
        open[txHash] = { block, places: isFinal ? {} : places };
        if (known ? known.block !== block || isFinal || gone.length > 0 : !isFinal && arrivals.length > 0)
          isNews = true;
      }
      const tokens = arrivedTokens(findings.examined);
      found.push({ network, accounts, open, before: before.next, next: findings.next, tokens });
      const key = keyOf(userId, network);
      if (findings.isCatchingUp) this.#catchingUp.add(key);
      else this.#catchingUp.delete(key);
      if (findings.isCatchingUp)
        this.#dueAt.set(key, Math.min(this.#dueAt.get(key) ?? 0, now() + CATCHING_UP_MS));
      isNews ||= findings.isCatchingUp;
    }
    let arrived: readonly string[] = [];
    const isWritten = records.length > 0 || removed.length > 0;
    const isSaved = isNews || records.length > 0 || now() - cursor.savedAt >= SAVED_AFTER_MS;
    if (isWritten || isSaved) await requireStaying(userId);
    // Before it is recorded it is known to be open: what is recorded and not known so would never be taken back.
    if (found.some(({ network, open }) => isMore(open, cursor.networks[network.id]?.open ?? {})))
      await store.save(userId, (networks) => found.reduce(opened, networks), cursor.savedAt);
    if (isWritten) {
      // A place that another one has taken over was removed and is written.
      const written = new Set(records.map(({ id }) => id));
      arrived = await store.write(
        await withPrices(records, this.#bench.tellPrices),
        removed.filter((id) => !written.has(id)),
      );
    }
    if (isSaved) {
      await requireStaying(userId);
      const gone = await this.#findGone(userId, cursor, accounts);
      await store.save(userId, (networks) => without(found.reduce(readOn, networks), gone), now());
    }
    for (const { network, findings } of all) {
      for (const { txHash, verdict } of findings.examined) {
        if (verdict.kind === 'silence') continue;
        if (verdict.kind === 'arrivals' && !isFinalAt(verdict, network)) continue;
        if (this.#done.size >= MOST_REMEMBERED) this.#done.clear();
        this.#done.add(doneKey(userId, network, txHash, accounts));
      }
    }
    return records.filter(({ id }) => arrived.includes(id));
  }

  /** The records of what was found on a network. */
  async #write(
    userId: string,
    network: Network,
    examined: readonly Examined[],
  ): Promise<{ readonly records: readonly ArrivalRecord[] }> {
    const { readLabel, store, now } = this.#bench;
    const verdicts = examined.flatMap(({ txHash, verdict }) =>
      verdict.kind === 'arrivals' ? [{ txHash, verdict }] : [],
    );
    const contracts = [
      ...new Set(
        verdicts.flatMap(({ verdict }) => verdict.arrivals.flatMap(({ contract }) => contract ?? [])),
      ),
    ];
    const listed = new Set(network.tokens.map(({ contract }) => contract.toLowerCase()));
    const strangers = contracts.filter((contract) => !listed.has(contract.toLowerCase()));
    const [labels, added] = await Promise.all([
      Promise.all(contracts.map(async (contract) => [contract, await readLabel(network, contract)] as const)),
      store.findAdded(userId, network, strangers),
    ]);
    const labelOf = new Map(labels);
    const isKnown = (contract: string) =>
      listed.has(contract.toLowerCase()) || added.has(contract.toLowerCase());
    const records = verdicts.flatMap(({ txHash, verdict }) =>
      verdict.arrivals.map((arrival): ArrivalRecord => {
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
        return { id, record, at: Math.min(witness.at * 1_000, now()), isDoubted };
      }),
    );
    return { records };
  }
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
function opened(
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
function readOn(
  networks: IncomingCursor['networks'],
  { network, accounts, open, before, next, tokens: sent }: NetworkChange,
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
  const tokens = [...new Set([...sent, ...known.tokens])].slice(0, MOST_ARRIVED_TOKENS);
  return { ...networks, [network.id]: { next: positions, open: stillOpen, tokens } };
}

/** A cursor with nothing of some accounts. */
function without(
  networks: IncomingCursor['networks'],
  gone: ReadonlySet<string>,
): IncomingCursor['networks'] {
  if (gone.size === 0) return networks;
  const left = Object.entries(networks).map(([id, { next, open, tokens }]) => {
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
      { next: Object.fromEntries(positions), open: Object.fromEntries(stillOpen), tokens },
    ] as const;
  });
  return Object.fromEntries(left);
}

/** What somebody is told of what came in: of what nobody asked for, nothing. */
function told(arrived: readonly ArrivalRecord[]): Pick<IncomingAnswer, 'arrived' | 'arrivedCount'> {
  const verified = arrived
    .filter(({ record }) => record.is_unverified !== true)
    .toSorted((one, other) => other.at - one.at);
  return {
    arrived: verified.slice(0, MOST_NAMED).map(({ id, record }) => ({
      id,
      amount: record.amount,
      symbol: record.token_symbol,
      network: record.network,
    })),
    arrivedCount: verified.length,
  };
}

function isFinalAt(
  { isAgreed, confirmations }: Extract<Examined['verdict'], { kind: 'arrivals' }>,
  { confirmations: depth }: Network,
): boolean {
  return isAgreed && confirmations >= depth;
}

/** What came in as its record writes it; exact, and in the smallest unit where nobody says how many decimals there are. */
function amountOf(
  { standard, units }: Arrival,
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
