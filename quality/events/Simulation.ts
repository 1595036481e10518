import { BlockReader } from '../../functions/src/services/scanner/BlockReader.ts';
import { CursorMovedError } from '../../functions/src/services/scanner/CursorMovedError.ts';
import { NetworkScanner } from '../../functions/src/services/scanner/NetworkScanner.ts';
import { ReorgTooDeepError } from '../../functions/src/services/scanner/ReorgTooDeepError.ts';
import { restartScan } from '../../functions/src/services/scanner/restartScan.ts';
import type { WatchedAddresses } from '../../functions/src/services/scanner/WatchedAddresses.ts';
import { QuorumClient } from '../../functions/src/services/chain/QuorumClient.ts';
import { MemoryScanStore } from '../../functions/src/testing/MemoryScanStore.ts';
import { seededRandom } from '../figures/seededRandom.ts';
import { blockLies } from './blockLies.ts';
import { EventChain } from './EventChain.ts';
import { EventNode, type NodeFault } from './EventNode.ts';
import { KilledError, KillSwitch } from './KillSwitch.ts';
import { RecordSink } from './RecordSink.ts';
import { WatchedLists } from './WatchedLists.ts';

const CHAIN_ID = 80_002;
const CONFIRMATIONS = 6;
const NETWORK = { chainId: CHAIN_ID, confirmations: CONFIRMATIONS, start: 1 };
const NODES = 3;

/** Logs that one of the nodes lists; most blocks have more. */
const MAX_LOGS = 40;

/** Sizes of events and commits at which most blocks have several events, and most steps several commits. */
const LIMITS = { eventBytes: 8_000, eventsPerCommit: 6, commitBytes: 30_000 };

/** Commits of a step before which a scanner is held. */
const MAX_HELD_COMMITS = 3;

/** Points of a scanner within which a kill happens. */
const MAX_POINTS = 30;

/** Blocks that the chain may be ahead of the scanner. */
const MAX_AHEAD = 60;

/** Steps of a second scanner while the first one is held. */
const OVERLAP_STEPS = 10;

/** Maximum blocks that a reorg replaces beyond those that are not final, and steps within which it is noticed. */
const MAX_TOO_DEEP = 4;
const MAX_STEPS_TO_STOP = 1_000;

/** Steps without progress after which honest nodes must have led to the head. */
const MAX_SETTLING_STEPS = 10_000;

/** Amount of the simulation. */
export interface SimulationSize {
  readonly seed: number;
  readonly blocks: number;
  readonly reorgs: number;
  readonly kills: number;
  readonly overlaps: number;
  /** Reorgs that are too deep. */
  readonly stops: number;
}

/** A scanner with its list. */
interface WatchingScanner {
  readonly scanner: NetworkScanner;
  readonly watched: WatchedAddresses;
}

/** A chain, its nodes and its scanner, with everything that happens to them, chosen by a seed. */
export class Simulation {
  readonly chain: EventChain;
  readonly sink: RecordSink;
  readonly watched: WatchedLists;
  readonly chainId = CHAIN_ID;
  readonly counts = {
    steps: 0,
    waiting: 0,
    rewound: 0,
    reorgs: 0,
    kills: 0,
    overlaps: 0,
    stops: 0,
    unreverted: 0,
    moved: 0,
    lies: 0,
    faults: 0,
  };
  /** Names of the lies that were told. */
  readonly lies = new Set<string>();
  readonly #size: SimulationSize;
  readonly #random: () => number;
  readonly #nodes: EventNode[] = [];
  readonly #store = new MemoryScanStore(LIMITS);
  #scanner: WatchingScanner | undefined;
  #switch = new KillSwitch();

  constructor(size: SimulationSize) {
    this.#size = size;
    this.#random = seededRandom(size.seed);
    this.chain = new EventChain(seededRandom(size.seed + 1));
    this.sink = new RecordSink(seededRandom(size.seed + 2));
    this.watched = new WatchedLists(seededRandom(size.seed + 3));
  }

  /** Runs to the last block, and then until the scanner has read it from honest nodes. */
  async run(log: (line: string) => void): Promise<void> {
    for (let index = 0; index < NODES; index += 1) {
      const random = seededRandom(this.#size.seed + 10 + index);
      // One of the nodes gives receipts one by one, another one lists no logs of large blocks.
      const limits = [{ hasBlockReceipts: false }, { maxLogs: MAX_LOGS }][index];
      const options = { chainId: CHAIN_ID, random, ...limits };
      this.#nodes.push(await EventNode.start(this.chain, options));
    }
    try {
      this.#start();
      let reported = 0;
      while (this.chain.head < this.#size.blocks) {
        await this.#change();
        await this.#step();
        this.sink.work(this.#below(60));
        const thousands = Math.floor(this.chain.head / 1_000);
        if (thousands > reported) log(`  block ${thousands},000: ${this.counts.steps} steps`);
        reported = thousands;
      }
      await this.#settle();
    } finally {
      for (const node of this.#nodes) await node.end();
    }
  }

  /** Number of commits whose events became pending with a later one. */
  get partialCommits(): number {
    return this.#store.partialCommits;
  }

  #below(count: number): number {
    return Math.floor(this.#random() * count);
  }

  #start(): void {
    this.#switch = new KillSwitch();
    this.#scanner = this.#newScanner(this.#switch);
  }

  #newScanner(killSwitch: KillSwitch): WatchingScanner {
    const watched = this.watched.newList();
    const parts = { reader: this.#newReader(), watched, store: this.#store, sink: this.sink };
    const scanner = new NetworkScanner(killSwitch.wrap(parts), NETWORK, { limits: LIMITS });
    return { scanner, watched };
  }

  #newReader(limits = { perUrlMs: 250, totalMs: 1_000, stragglersMs: 40 }): BlockReader {
    const urls = this.#nodes.map(({ url }) => url);
    return new BlockReader(QuorumClient.of({ chainId: CHAIN_ID, blockSeconds: 2 }, urls, limits));
  }

  /** Mines, reorganises, arms kills, and changes the nodes. */
  async #change(): Promise<void> {
    const { counts, chain } = this;
    const share = chain.head / this.#size.blocks;
    const next = this.#store.cursor?.next ?? 0;
    this.watched.addUpTo(share);
    if (chain.head - next < MAX_AHEAD) chain.mine(1 + this.#below(8));
    if (counts.reorgs < share * this.#size.reorgs && chain.head > CONFIRMATIONS) await this.#reorganise();
    if (counts.stops < share * this.#size.stops && chain.head > 2 * CONFIRMATIONS)
      await this.#replaceTooMany();
    if (counts.kills < share * this.#size.kills) this.#switch.arm(1 + this.#below(MAX_POINTS));
    this.#changeNodes();
  }

  /** Lets nodes recover, lag, fail or lie. */
  #changeNodes(): void {
    let mayLie = true;
    for (const node of this.#nodes) {
      const fate = this.#random();
      if (fate < 0.5 || node.stale) {
        // A node stays on its branch for a few steps.
        if (this.#random() < 0.4) node.recover();
        else continue;
      } else if (fate < 0.7) node.recover();
      else if (fate < 0.82 && mayLie) this.#makeLie(node);
      else this.#disturb(node);
      mayLie &&= node.lie === undefined;
    }
    // One liar of three: two that make up the same thing would be a quorum.
    const [, ...others] = this.#nodes.filter(({ lie }) => lie !== undefined);
    for (const node of others) node.lie = undefined;
  }

  #makeLie(node: EventNode): void {
    node.recover();
    const names = Object.keys(blockLies);
    const name = names[this.#below(names.length)] ?? '';
    node.lie = blockLies[name];
    this.lies.add(name);
    this.counts.lies += 1;
  }

  #disturb(node: EventNode): void {
    node.recover();
    this.counts.faults += 1;
    const faults: readonly NodeFault[] = ['status429', 'status500', 'broken', 'sometimes'];
    if (this.#random() < 0.03) node.fault = 'silent';
    else if (this.#random() < 0.5) node.behind = 1 + this.#below(2 * CONFIRMATIONS);
    else node.fault = faults[this.#below(faults.length)];
  }

  /** Replaces blocks, mostly some that the scanner has read. */
  async #reorganise(): Promise<void> {
    const isAtHead = () => (this.#store.cursor?.next ?? 0) > this.chain.head;
    const steps = this.#random() < 0.8 ? MAX_AHEAD : 0;
    for (let step = 0; step < steps && !isAtHead(); step += 1) {
      this.#changeNodes();
      await this.#step();
    }
    this.#replaceBlocks();
  }

  #replaceBlocks(): void {
    const depth = 1 + this.#below(CONFIRMATIONS);
    const from = this.chain.head - depth + 1;
    const hashes = this.chain.reorganise(depth);
    this.counts.reorgs += 1;
    for (const node of this.#nodes) if (this.#random() < 0.4) node.stale = { from, hashes };
  }

  /**
   * Replaces more blocks than are not final, until the scanner stops; then restarts it at the first of them, and removes the
   * records that it could not revert.
   */
  async #replaceTooMany(): Promise<void> {
    for (const node of this.#nodes) node.recover();
    await this.#stepUntil(() => (this.#store.cursor?.next ?? 0) > this.chain.head);
    const depth = CONFIRMATIONS + 1 + this.#below(MAX_TOO_DEEP);
    const from = this.chain.head - depth + 1;
    this.chain.reorganise(depth);
    const { stops } = this.counts;
    await this.#stepUntil(() => this.counts.stops > stops);
    const reader = this.#newReader({ perUrlMs: 5_000, totalMs: 10_000, stragglersMs: 100 });
    const parts = { reader, store: this.#store, limits: LIMITS };
    const { unreverted } = await restartScan(parts, NETWORK, from);
    if (!unreverted) return;
    this.counts.unreverted += 1;
    this.sink.work(0);
    const { first, last } = unreverted;
    this.sink.remove(
      (number, hash) => number >= first && number <= last && this.chain.hashAt(number) !== hash,
    );
  }

  async #stepUntil(isReached: () => boolean): Promise<void> {
    for (let step = 0; step < MAX_STEPS_TO_STOP; step += 1) {
      if (isReached()) return;
      await this.#stepOf(this.#scanner);
    }
    throw new Error('the scanner does not get there');
  }

  async #step(): Promise<void> {
    const { counts } = this;
    counts.steps += 1;
    const share = this.chain.head / this.#size.blocks;
    if (counts.overlaps < share * this.#size.overlaps) await this.#overlap();
    await this.#stepOf(this.#scanner);
  }

  /**
   * Runs a second scanner while the first one is held before a commit, through a reorg: a deployment starts the new
   * scanner before the old one ends.
   */
  async #overlap(): Promise<void> {
    this.counts.overlaps += 1;
    const second = this.#newScanner(new KillSwitch());
    const release = this.#switch.hold(this.#below(MAX_HELD_COMMITS));
    const held = this.#stepOf(this.#scanner);
    for (let step = 0; step < OVERLAP_STEPS; step += 1) {
      if (step === OVERLAP_STEPS / 2 && this.chain.head > CONFIRMATIONS) this.#replaceBlocks();
      this.chain.mine(1);
      this.#changeNodes();
      await this.#stepOf(second);
    }
    release();
    await held;
  }

  async #stepOf(one: WatchingScanner | undefined): Promise<void> {
    const { counts } = this;
    if (one) this.watched.catchUp(one.watched);
    try {
      const result = await one?.scanner.step();
      this.watched.note(this.#store.cursor);
      if (result === 'waiting') counts.waiting += 1;
      if (result === 'rewound') counts.rewound += 1;
    } catch (error) {
      if (error instanceof CursorMovedError) {
        counts.moved += 1;
        return;
      }
      if (error instanceof ReorgTooDeepError) {
        counts.stops += 1;
        return;
      }
      if (!(error instanceof KilledError)) throw error;
      counts.kills += 1;
      this.#start();
    }
  }

  /** Lets honest nodes lead the scanner to the head, and empties the queue. */
  async #settle(): Promise<void> {
    for (const node of this.#nodes) node.recover();
    this.watched.addUpTo(1);
    if (this.#scanner) this.watched.catchUp(this.#scanner.watched, Infinity);
    this.chain.mine(CONFIRMATIONS);
    for (let step = 0; step < MAX_SETTLING_STEPS; step += 1) {
      await this.#step();
      const isAtHead = (this.#store.cursor?.next ?? 0) > this.chain.head;
      // A kill after the last commit leaves its events to the next step.
      if (isAtHead && (await this.#store.pending()).length === 0) break;
    }
    this.sink.work(0);
  }
}
