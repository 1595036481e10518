import { randomBytes } from 'node:crypto';
import type { SimulationQuestion, Watched } from '@everything-wallet/core/schemas/simulation';
import type { SimulationAnswer, SimulationOutcome } from '@everything-wallet/core/schemas/simulationAnswer';
import type { Network } from '@everything-wallet/core/networks/networks';
import { sequenceDigests } from '@everything-wallet/core/simulation/sequenceDigests';
import { getAddress } from 'ethers/address';
import { EndpointError } from '../chain/EndpointError.ts';
import type { NodeResponses } from '../chain/NodeResponses.ts';
import { QuorumClient } from '../chain/QuorumClient.ts';
import { medianHead } from '../holdings/medianHead.ts';
import type { TokenList } from '../holdings/tokenListOf.ts';
import { askParties, type PartyOptions } from './askParties.ts';
import { askTokenFacts } from './askTokenFacts.ts';
import type { NodeResponse, Receipt } from './Effect.ts';
import { MAX_EFFECTS } from './effectsInLogs.ts';
import { judgeSimulations, type SimulationJudgement } from './judgeSimulations.ts';
import { namedIn } from './namedIn.ts';
import { receiptIn } from './receiptIn.ts';
import { outcomeOf } from './outcomeOf.ts';
import { runOnNode, watchOnNode, type NodeRun } from './runOnNode.ts';
import type { SimulatedSequence } from './SimulatedSequence.ts';
import { watchKey } from './watchKey.ts';

/** Milliseconds for a request to the nodes; the user waits for the review. */
const defaultLimits = { perUrlMs: 2_500, totalMs: 3_000, stragglersMs: 700 };

/**
 * Milliseconds after which no simulation, and no request, begins: an answer is valid for 12 s from its
 * question.
 */
const defaultEnds = { simulatedMs: 5_000, allMs: 6_000 };

/** Minimum milliseconds left for a second simulation. */
const MIN_MS = 1_000;

/**
 * Maximum distance in ms, by our own clock, of a block's time from now for a simulation on top of it to be
 * current.
 */
const MAX_AGE_MS = 60_000;

/** Dependencies beside the nodes. */
interface Options {
  readonly tokenList: () => Promise<TokenList>;
  readonly limits?: Partial<typeof defaultLimits>;
  readonly ends?: Partial<typeof defaultEnds>;
  /** Infinity where a chain makes no block by itself. */
  readonly maxAgeMs?: number;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
}

/** Simulates calls on one network, alone or one after the other, and decides how sure the result is (decision 48). */
export class CallSimulator {
  readonly #network: Network;
  readonly #nodes: QuorumClient;
  readonly #tokenList: Options['tokenList'];
  readonly #ends: typeof defaultEnds;
  readonly #maxAgeMs: number;
  readonly #now: () => number;

  /** @param urls of the network's nodes */
  constructor(
    network: Network,
    urls: readonly string[],
    { tokenList, limits, ends, maxAgeMs = MAX_AGE_MS, now = Date.now }: Options,
  ) {
    this.#network = network;
    this.#tokenList = tokenList;
    this.#ends = { ...defaultEnds, ...ends };
    this.#maxAgeMs = maxAgeMs;
    this.#now = now;
    this.#nodes = QuorumClient.of(network, urls, { ...defaultLimits, ...limits }, { rule: 'two' });
  }

  /** @returns an answer also where no node gives one: then it could not be simulated */
  async simulate(question: Omit<SimulationQuestion, 'network'>): Promise<SimulationAnswer> {
    const calls = callsIn(question, this.#network.chainId);
    const begun = performance.now();
    const [nodeResponses, results] = await this.#settled(
      calls,
      question.watched,
      begun + this.#ends.simulatedMs,
    );
    const digests = sequenceDigests(calls);
    const answerOf = ({ agreement, agreeing, confirming }: SimulationJudgement, index: number) => ({
      digest: digests[index] ?? '',
      nodes: { ...nodeResponses.totals, agreeing: confirming },
      agreement,
      outcome: outcomeOf(agreeing, this.#nodes.needed, calls[index]?.gasLimit),
    });
    const [first, ...next] = results.map(answerOf);
    if (!first) throw new TypeError('A question without a call');
    const outcomes = [first, ...next].flatMap(({ outcome }) => outcome ?? []);
    const heads = nodeResponses.all.map((responses) => responses?.[0]?.head?.number);
    const about = { heads, deadline: begun + this.#ends.allMs };
    return {
      ...first,
      ...(next.length > 0 && { next }),
      block: medianHead(nodeResponses.valuesOf(([response]) => response?.head)),
      ...(await this.#facts(calls, question.watched, outcomes, about)),
    };
  }

  /**
   * Simulates, and once more if nodes contradict each other: on top of a block that all have, since pending
   * state differs.
   */
  async #settled(
    calls: SimulatedSequence,
    watched: readonly Watched[],
    until: number,
  ): Promise<readonly [NodeResponses<readonly NodeResponse[]>, readonly SimulationJudgement[]]> {
    const isRecent = ({ head }: NodeResponse) =>
      head !== undefined && Math.abs(this.#now() - head.time) <= this.#maxAgeMs;
    const judge = ({ given, needed }: NodeResponses<readonly NodeResponse[]>) =>
      calls.map((_, index) =>
        judgeSimulations(
          given.flatMap((one) => one[index] ?? []),
          needed,
          isRecent,
        ),
      );
    const first = await this.#simulateOnce(calls, watched, until);
    const results = judge(first);
    const heads = first.given.flatMap(([response]) => response ?? []);
    const recent = heads.filter(isRecent).flatMap(({ head }) => head?.number ?? []);
    const common = this.#nodes.commonBlock(recent);
    const isOver = performance.now() > until - MIN_MS;
    const isDisputed = results.some(({ agreement }) => agreement === 'disputed');
    if (!isDisputed || common === undefined || isOver) return [first, results];
    const second = await this.#simulateOnce(calls, watched, until, `0x${common.toString(16)}`);
    const again = judge(second);
    return again.every(({ agreement }) => agreement === 'agreed') ? [second, again] : [first, results];
  }

  /** Has each node run the calls, and then reads from each everything that any of them reports as changed. */
  async #simulateOnce(
    calls: SimulatedSequence,
    named: readonly Watched[],
    until: number,
    block?: string,
  ): Promise<NodeResponses<readonly NodeResponse[]>> {
    const surroundings = { randomness: `0x${randomBytes(32).toString('hex')}` };
    const runs = await this.#nodes.ask(
      async (ask) => runOnNode(ask, calls, this.#network, surroundings, block),
      { until },
    );
    const watched = allWatched(named, calls, runs.given);
    return this.#nodes.ask(
      async (ask, _, node): Promise<readonly NodeResponse[]> => {
        const before = runs.all[node];
        // It rests: a request for what it did not report is unnecessary.
        if (!before) throw new EndpointError('no', 'no answer before');
        return watchOnNode(ask, calls, before, watched);
      },
      { until },
    );
  }

  /** Returns the facts of every party and token that the question, its calls, or the results name. */
  async #facts(
    calls: SimulatedSequence,
    watched: readonly Watched[],
    outcomes: readonly SimulationOutcome[],
    about: PartyOptions,
  ): Promise<Pick<SimulationAnswer, 'tokens' | 'parties'>> {
    const named = calls.map(namedIn);
    const changes = outcomes.flatMap(({ movements, approvals }) => [...movements, ...approvals]);
    const assets = [...watched, ...changes];
    const spenders = assets.flatMap((one) => ('spender' in one && one.spender !== null ? one.spender : []));
    const contracts = unique([
      ...assets.map(({ contract }) => contract),
      ...named.flatMap(({ tokens }) => tokens),
    ]);
    // Of many, the first are read: spenders come before recipients.
    const addresses = unique([
      ...named.flatMap((one) => one.spenders),
      ...spenders,
      ...named.flatMap(({ recipients }) => recipients),
    ]);
    const [parties, tokens] = await Promise.all([
      askParties(this.#nodes, this.#network, addresses, about),
      askTokenFacts(this.#nodes, await this.#tokenList(), contracts, about.deadline),
    ]);
    return { tokens, parties };
  }
}

function callsIn(question: Omit<SimulationQuestion, 'network'>, chainId: number): SimulatedSequence {
  const { from, maxFeePerGas, maxPriorityFeePerGas, gasPrice, next = [] } = question;
  const shared = {
    ...{ chainId, from: getAddress(from) },
    ...(maxFeePerGas !== undefined && { maxFeePerGas: BigInt(maxFeePerGas) }),
    ...(maxPriorityFeePerGas !== undefined && { maxPriorityFeePerGas: BigInt(maxPriorityFeePerGas) }),
    ...(gasPrice !== undefined && { gasPrice: BigInt(gasPrice) }),
  };
  const callOf = ({ to, value, data, gasLimit }: NonNullable<SimulationQuestion['next']>[number]) => ({
    ...shared,
    ...{ to: to === null ? null : getAddress(to), value: BigInt(value), data },
    ...(gasLimit !== undefined && { gasLimit: BigInt(gasLimit) }),
  });
  return [callOf(question), ...next.map(callOf)];
}

/** Each address once, whatever its case, with its checksum. */
function unique(addresses: readonly string[]): readonly string[] {
  return [...new Set(addresses.map((address) => getAddress(address)))];
}

/**
 * Returns the named assets, the sender's holdings of the called contracts and of each that names the sender in
 * a log, the recipients' balances of tokens that are sent, and the changes in nodes' logs. Each once, up to the limit, and as much
 * of each node as of the others: one alone must not crowd out the others' reports.
 */
function allWatched(
  named: readonly Watched[],
  calls: SimulatedSequence,
  runs: readonly NodeRun[],
): readonly (Watched | Receipt)[] {
  const lists = runs.map(({ ran }) =>
    ran.flatMap(({ logged }) => [
      ...[...logged.effects.values()].flatMap(({ watched }) => (watched === 'coin' ? [] : watched)),
      ...logged.contracts.map((contract): Watched => ({ kind: 'erc20', contract })),
    ]),
  );
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  const inTurn = Array.from({ length: longest }, (_, place) => lists.flatMap((list) => list[place] ?? []));
  const called = calls.flatMap(({ to }): Watched[] => (to === null ? [] : [{ kind: 'erc20', contract: to }]));
  const all = [...named, ...called, ...calls.flatMap((call) => receiptIn(call)), ...inTurn.flat()];
  const byKey = new Map(all.map((watched) => [watchKey(watched), watched]));
  return [...byKey.values()].slice(0, 2 * MAX_EFFECTS);
}
