import type { ApprovalsQuestion } from '@everything-wallet/core/callables/approvals';
import type { ApprovalsAnswer } from '@everything-wallet/core/callables/approvalsAnswer';
import { MAX_HOLDERS } from '@everything-wallet/core/callables/holdings';
import type { Network } from '@everything-wallet/core/networks/networks';
import { CallableError } from '../../lib/firebase/CallableError.ts';
import { logProblem } from '../../lib/log/logProblem.ts';
import { FoundApprovals } from './FoundApprovals.ts';
import type { StoredApprovals } from './kept/StoredApprovals.ts';
import type { NetworkScan } from './NetworkScan.ts';

/** Networks that are asked at the same time. */
const LANES_AT_ONCE = 3;

/** How long it waits between two looks at the same network, in ms. */
const PAUSE_MS = 500;

/** Whose approvals are looked for, and where. */
export interface LooksFor {
  readonly userId: string;
  readonly networks: readonly Network[];
  /** Checksum addresses. */
  readonly addresses: readonly string[];
}

/** What the looks are made with. */
export interface LooksWith {
  readonly ask: (question: ApprovalsQuestion) => Promise<ApprovalsAnswer>;
  readonly store: {
    readonly read: (id: string) => Promise<StoredApprovals | undefined>;
    readonly write: (kept: StoredApprovals) => Promise<void>;
  };
  /** Ends early where the signal does. */
  readonly pause: (ms: number, signal: AbortSignal) => Promise<void>;
}

/** Some accounts on a network, and what is known of them. */
interface Lane {
  readonly id: string;
  readonly network: Network;
  readonly addresses: readonly string[];
  kept: { read: StoredApprovals['read']; leftOut: number; readonly found: FoundApprovals } | undefined;
}

/** What is under way while somebody listens. */
interface Run {
  readonly ending: AbortController;
  readonly queue: Lane[];
  /** Those that are asked now. */
  readonly asked: Set<Lane>;
  workers: number;
}

/** Looks for approvals on several networks while somebody listens, on and on until all of them are read to their beginning. */
export class ApprovalScan {
  readonly #userId: string;
  readonly #with: LooksWith;
  readonly #lanes: readonly Lane[];
  readonly #listeners = new Set<() => void>();
  #run: Run | undefined;
  #looks: readonly NetworkScan[];

  constructor({ userId, networks, addresses }: LooksFor, tools: LooksWith) {
    this.#userId = userId;
    this.#with = tools;
    const groups = Array.from({ length: Math.ceil(addresses.length / MAX_HOLDERS) }, (_, index) =>
      addresses.slice(index * MAX_HOLDERS, (index + 1) * MAX_HOLDERS),
    );
    this.#lanes = networks.flatMap((network) =>
      groups.map((group, index) => ({
        id: `${userId} ${network.rpcName} ${index}`,
        network,
        addresses: group,
        kept: undefined,
      })),
    );
    this.#looks = this.#lanes.map(({ network }) => ({
      network,
      status: 'looking',
      answer: undefined,
      leftOut: 0,
    }));
  }

  /** How far each has come; another list with every change. */
  readonly looks = (): readonly NetworkScan[] => this.#looks;

  /** Calls back after every change; the first one to listen begins the looks. Returns how to end that. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    if (!this.#run) {
      this.#run = { ending: new AbortController(), queue: [], asked: new Set(), workers: 0 };
      this.look();
    }
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size > 0) return;
      this.#run?.ending.abort();
      this.#run = undefined;
    };
  };

  /** Looks once more at everything, or at one network. */
  readonly look = (networkId?: string): void => {
    const run = this.#run;
    if (!run) return;
    for (const lane of this.#lanes) {
      if (networkId !== undefined && lane.network.id !== networkId) continue;
      lane.kept?.found.begin();
      this.#tell(lane, { status: 'looking' });
      this.#enqueue(run, lane);
    }
  };

  #enqueue(run: Run, lane: Lane): void {
    if (!run.queue.includes(lane)) run.queue.push(lane);
    if (run.workers < LANES_AT_ONCE) void this.#work(run);
  }

  async #work(run: Run): Promise<void> {
    const { queue, asked, ending } = run;
    run.workers += 1;
    // One that is being asked goes on with what that tells: whoever asks it takes it up again.
    const next = () => {
      const place = queue.findIndex((lane) => !asked.has(lane));
      return place < 0 ? undefined : queue.splice(place, 1)[0];
    };
    for (let lane = next(); lane && !ending.signal.aborted; lane = next()) {
      asked.add(lane);
      const after = await this.#lookAt(run, lane);
      if (after !== undefined) {
        if (!queue.includes(lane)) queue.push(lane);
        await this.#with.pause(after, ending.signal);
      }
      asked.delete(lane);
    }
    run.workers -= 1;
  }

  /** One look; tells after how many ms the next one may come, and undefined where there is none. */
  async #lookAt({ ending: { signal }, queue }: Run, lane: Lane): Promise<number | undefined> {
    try {
      const kept = (lane.kept ??= await this.#kept(lane));
      const { addresses, network } = lane;
      const { found } = kept;
      const named = found.named();
      const answer = await this.#with.ask({
        network: network.rpcName,
        addresses: [...addresses],
        read: kept.read,
        known: [...named],
      });
      if (signal.aborted) return undefined;
      if (answer.nodes.answered === 0 && answer.approvals.length > 0) {
        // Nothing is known of what was found: what was known before is kept, and those blocks are read again.
        found.show(named, answer);
        this.#tell(lane, { status: 'failed', answer: found.shown(answer), leftOut: kept.leftOut });
        return undefined;
      }
      kept.leftOut += answer.leftOut + found.take(named, answer);
      kept.read = answer.read;
      const isDone = answer.logs !== 'behind' && found.isAsked;
      this.#tell(lane, {
        status: isDone && !queue.includes(lane) ? 'done' : 'looking',
        answer: found.shown(answer),
        leftOut: kept.leftOut,
      });
      await this.#with.store.write({
        id: lane.id,
        user_id: this.#userId,
        addresses: sorted(addresses),
        read: answer.read,
        known: [...found.known],
        needed: answer.nodes.needed,
        left_out: kept.leftOut,
      });
      return isDone ? undefined : PAUSE_MS;
    } catch (error) {
      if (signal.aborted) return undefined;
      if (error instanceof CallableError && error.retryAfterSeconds !== undefined)
        return error.retryAfterSeconds * 1_000;
      logProblem('Approvals could not be looked for', error);
      this.#tell(lane, { status: 'failed' });
      return undefined;
    }
  }

  /**
   * What was found before: of other accounts what was read says nothing, what fewer nodes told than are needed is read anew, and so is
   * everything where something was left out.
   */
  async #kept({ id, addresses }: Lane): Promise<NonNullable<Lane['kept']>> {
    const kept = await this.#with.store.read(id);
    if (!kept) return { read: null, leftOut: 0, found: new FoundApprovals([]) };
    const own = new Set(addresses.map((address) => address.toLowerCase()));
    const isSame = kept.addresses.join() === sorted(addresses).join();
    const isEnough = kept.read !== null && kept.read.told >= kept.needed && kept.left_out === 0;
    return {
      read: isSame && isEnough ? kept.read : null,
      leftOut: 0,
      found: new FoundApprovals(kept.known.filter(({ owner }) => own.has(owner.toLowerCase()))),
    };
  }

  #tell(lane: Lane, change: Partial<NetworkScan>): void {
    const place = this.#lanes.indexOf(lane);
    this.#looks = this.#looks.map((look, index) => (index === place ? { ...look, ...change } : look));
    for (const listener of this.#listeners) listener();
  }
}

/** In one case and order: the same for the same accounts. */
function sorted(addresses: readonly string[]): string[] {
  return addresses.map((address) => address.toLowerCase()).sort();
}
