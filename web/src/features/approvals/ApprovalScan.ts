import type { ApprovalsQuestion } from '@everything-wallet/core/schemas/approvals';
import type { ApprovalsAnswer } from '@everything-wallet/core/schemas/approvalsAnswer';
import { MAX_HOLDERS } from '@everything-wallet/core/schemas/holdings';
import type { Network } from '@everything-wallet/core/networks/networks';
import { CallableError } from '../../lib/firebase/CallableError.ts';
import { logProblem } from '../../lib/log/logProblem.ts';
import { FoundApprovals } from './FoundApprovals.ts';
import type { StoredApprovals } from './storage/StoredApprovals.ts';
import type { ApprovalNetworkScan } from './ApprovalNetworkScan.ts';

/** Networks scanned at the same time. */
const MAX_CONCURRENT_SCANS = 3;

/** Pause between two requests to the same network, in ms. */
const PAUSE_MS = 500;

/** Accounts and networks to scan for approvals. */
export interface ScanScope {
  readonly userId: string;
  readonly networks: readonly Network[];
  /** Checksum addresses. */
  readonly addresses: readonly string[];
}

/** Dependencies of a scan. */
export interface ScanDependencies {
  readonly ask: (question: ApprovalsQuestion) => Promise<ApprovalsAnswer>;
  readonly store: {
    readonly read: (id: string) => Promise<StoredApprovals | undefined>;
    readonly write: (stored: StoredApprovals) => Promise<void>;
  };
  /** Ends early if the signal aborts. */
  readonly pause: (ms: number, signal: AbortSignal) => Promise<void>;
}

/** Some accounts on a network, and their known approvals. */
interface ScanUnit {
  readonly id: string;
  readonly network: Network;
  readonly addresses: readonly string[];
  stored: { read: StoredApprovals['read']; leftOut: number; readonly found: FoundApprovals } | undefined;
}

/** State of a scan while it has listeners. */
interface Run {
  readonly ending: AbortController;
  readonly queue: ScanUnit[];
  /** Units with a request in progress. */
  readonly inProgress: Set<ScanUnit>;
  workers: number;
}

/** Scans several networks for approvals while it has listeners, until each is read back to its beginning. */
export class ApprovalScan {
  readonly #userId: string;
  readonly #dependencies: ScanDependencies;
  readonly #units: readonly ScanUnit[];
  readonly #listeners = new Set<() => void>();
  #run: Run | undefined;
  #scans: readonly ApprovalNetworkScan[];

  constructor({ userId, networks, addresses }: ScanScope, dependencies: ScanDependencies) {
    this.#userId = userId;
    this.#dependencies = dependencies;
    const groups = Array.from({ length: Math.ceil(addresses.length / MAX_HOLDERS) }, (_, index) =>
      addresses.slice(index * MAX_HOLDERS, (index + 1) * MAX_HOLDERS),
    );
    this.#units = networks.flatMap((network) =>
      groups.map((group, index) => ({
        id: `${userId} ${network.rpcName} ${index}`,
        network,
        addresses: group,
        stored: undefined,
      })),
    );
    this.#scans = this.#units.map(({ network }) => ({
      network,
      status: 'scanning',
      answer: undefined,
      leftOut: 0,
    }));
  }

  /** Returns the state of each scan; a new array after every change. */
  readonly scans = (): readonly ApprovalNetworkScan[] => this.#scans;

  /**
   * Calls back after every change; the first listener starts the scans.
   *
   * @returns a function that unsubscribes
   */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    if (!this.#run) {
      this.#run = { ending: new AbortController(), queue: [], inProgress: new Set(), workers: 0 };
      this.scan();
    }
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size > 0) return;
      this.#run?.ending.abort();
      this.#run = undefined;
    };
  };

  /** Scans all networks again, or one of them. */
  readonly scan = (networkId?: string): void => {
    const run = this.#run;
    if (!run) return;
    for (const unit of this.#units) {
      if (networkId !== undefined && unit.network.id !== networkId) continue;
      unit.stored?.found.begin();
      this.#update(unit, { status: 'scanning' });
      this.#enqueue(run, unit);
    }
  };

  #enqueue(run: Run, unit: ScanUnit): void {
    if (!run.queue.includes(unit)) run.queue.push(unit);
    if (run.workers < MAX_CONCURRENT_SCANS) void this.#work(run);
  }

  async #work(run: Run): Promise<void> {
    const { queue, inProgress, ending } = run;
    run.workers += 1;
    // A unit with a request in progress stays queued: its worker picks it up again.
    const next = () => {
      const place = queue.findIndex((unit) => !inProgress.has(unit));
      return place < 0 ? undefined : queue.splice(place, 1)[0];
    };
    for (let unit = next(); unit && !ending.signal.aborted; unit = next()) {
      inProgress.add(unit);
      const after = await this.#request(run, unit);
      if (after !== undefined) {
        if (!queue.includes(unit)) queue.push(unit);
        await this.#dependencies.pause(after, ending.signal);
      }
      inProgress.delete(unit);
    }
    run.workers -= 1;
  }

  /**
   * Makes one request.
   *
   * @returns ms until the next request, or undefined if none
   */
  async #request({ ending: { signal }, queue }: Run, unit: ScanUnit): Promise<number | undefined> {
    try {
      const stored = (unit.stored ??= await this.#readStored(unit));
      const { addresses, network } = unit;
      const { found } = stored;
      const named = found.named();
      const answer = await this.#dependencies.ask({
        network: network.rpcName,
        addresses: [...addresses],
        read: stored.read,
        known: [...named],
      });
      if (signal.aborted) return undefined;
      if (answer.nodes.answered === 0 && answer.approvals.length > 0) {
        // No node answered for these approvals: leaves the known ones, and reads the same blocks again.
        found.show(named, answer);
        this.#update(unit, { status: 'failed', answer: found.shown(answer), leftOut: stored.leftOut });
        return undefined;
      }
      stored.leftOut += answer.leftOut + found.take(named, answer);
      stored.read = answer.read;
      const isDone = answer.logs !== 'behind' && found.isQueried;
      this.#update(unit, {
        status: isDone && !queue.includes(unit) ? 'done' : 'scanning',
        answer: found.shown(answer),
        leftOut: stored.leftOut,
      });
      await this.#dependencies.store.write({
        id: unit.id,
        user_id: this.#userId,
        addresses: sorted(addresses),
        read: answer.read,
        known: [...found.known],
        needed: answer.nodes.needed,
        left_out: stored.leftOut,
      });
      return isDone ? undefined : PAUSE_MS;
    } catch (error) {
      if (signal.aborted) return undefined;
      if (error instanceof CallableError && error.retryAfterSeconds !== undefined)
        return error.retryAfterSeconds * 1_000;
      logProblem('Scanning for approvals failed', error);
      this.#update(unit, { status: 'failed' });
      return undefined;
    }
  }

  /**
   * Reads the stored state. Starts from the first block if the accounts have changed, if fewer nodes than the quorum answered, or
   * if approvals were left out.
   */
  async #readStored({ id, addresses }: ScanUnit): Promise<NonNullable<ScanUnit['stored']>> {
    const stored = await this.#dependencies.store.read(id);
    if (!stored) return { read: null, leftOut: 0, found: new FoundApprovals([]) };
    const own = new Set(addresses.map((address) => address.toLowerCase()));
    const isSame = stored.addresses.join() === sorted(addresses).join();
    const isEnough = stored.read !== null && stored.read.told >= stored.needed && stored.left_out === 0;
    return {
      read: isSame && isEnough ? stored.read : null,
      leftOut: 0,
      found: new FoundApprovals(stored.known.filter(({ owner }) => own.has(owner.toLowerCase()))),
    };
  }

  #update(unit: ScanUnit, change: Partial<ApprovalNetworkScan>): void {
    const place = this.#units.indexOf(unit);
    this.#scans = this.#scans.map((scan, index) => (index === place ? { ...scan, ...change } : scan));
    for (const listener of this.#listeners) listener();
  }
}

/** Normalizes addresses, so that the same accounts give the same list. */
function sorted(addresses: readonly string[]): string[] {
  return addresses.map((address) => address.toLowerCase()).sort();
}
