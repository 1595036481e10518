import type { SimulationQuestion, Watched } from '@everything-wallet/core/callables/simulation';
import type { SimulationAnswer, SimulationOutcome } from '@everything-wallet/core/callables/simulationAnswer';
import type { Network } from '@everything-wallet/core/networks/networks';
import { revertReason } from '@everything-wallet/core/simulation/revertReason';
import type { SimulatedCall } from '@everything-wallet/core/simulation/SimulatedCall';
import { simulatedDigest } from '@everything-wallet/core/simulation/simulatedDigest';
import { getAddress } from 'ethers/address';
import { z } from 'zod';
import { commonBlock } from '../chain/commonBlock.ts';
import { EndpointError } from '../chain/EndpointError.ts';
import { quantitySchema } from '../chain/quantitySchema.ts';
import { RpcNodes, type Ask } from '../chain/RpcNodes.ts';
import { headOf } from '../holdings/headOf.ts';
import { medianHead } from '../holdings/medianHead.ts';
import type { TokenList } from '../holdings/tokenListOf.ts';
import { askParties } from './askParties.ts';
import { askTokenFacts } from './askTokenFacts.ts';
import { bytesSchema } from './CallRun.ts';
import type { Effect, Testimony } from './Effect.ts';
import { MOST_EFFECTS } from './effectsInLogs.ts';
import { judgeSimulations, type SimulationVerdict } from './judgeSimulations.ts';
import { namedIn } from './namedIn.ts';
import { unpackPermit2 } from './permit2Allowance.ts';
import { runOnNode, watchOnNode, type NodeRun } from './runOnNode.ts';
import { watchKey } from './watchKey.ts';

/** Milliseconds for each of the two questions to the nodes; somebody looks at a call and waits. */
const defaultLimits = { perUrlMs: 4_000, totalMs: 6_000, stragglersMs: 700 };

/** What it works with beside the nodes. */
interface Options {
  readonly tokenList: () => Promise<TokenList>;
  readonly limits?: Partial<typeof defaultLimits>;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
}

/** Milliseconds for the whole: an answer is good for 12 s from when it was asked for. */
const MOST_MS = 8_000;

/** How old by our own clock, in ms, the block may be at which a difference is settled: what was true long ago settles nothing. */
const MOST_SETTLED_AGE_MS = 60_000;

/** Bytes of what a call returned that are told, as hex digits with their prefix. */
const MOST_DIGITS = 2 + 2 * 1_024;

const blockSchema = z.object({ number: quantitySchema, timestamp: quantitySchema });

/** Tells what calls would do on one network, and judges how sure it is (decision 48). */
export class CallSimulator {
  readonly #network: Network;
  readonly #nodes: RpcNodes;
  readonly #needed: number;

  readonly #tokenList: Options['tokenList'];
  readonly #now: () => number;

  /** @param urls of the network's nodes */
  constructor(
    network: Network,
    urls: readonly string[],
    { tokenList, limits = {}, now = Date.now }: Options,
  ) {
    this.#network = network;
    this.#tokenList = tokenList;
    this.#now = now;
    const given = { ...defaultLimits, ...limits };
    // The second one that has to agree is waited for as long as it may take.
    const stragglersMs = urls.length === 2 ? given.perUrlMs : given.stragglersMs;
    this.#nodes = new RpcNodes(network.chainId, urls, { ...given, stragglersMs });
    this.#needed = Math.min(2, Math.max(1, this.#nodes.count));
  }

  /** @returns an answer also where no node gives one: then it could not be simulated */
  async simulate(question: Omit<SimulationQuestion, 'network'>): Promise<SimulationAnswer> {
    const { watched } = question;
    const { chainId, blockSeconds } = this.#network;
    const call = callIn(question, chainId);
    const until = performance.now() + MOST_MS;
    const first = await this.#look(call, watched);
    let looked = first;
    let verdict = judgeSimulations(first, this.#needed);
    const numbers = first.flatMap(({ head }) => head?.number ?? []);
    const common = commonBlock(numbers, blockSeconds);
    // Nodes that are at different blocks may differ and both be right: of one block they have to say the same.
    if (verdict.agreement === 'disputed' && common !== undefined && new Set(numbers).size > 1) {
      const second = await this.#look(call, watched, `0x${common.toString(16)}`);
      const again = judgeSimulations(second, this.#needed);
      const block = medianHead(second.map(({ head }) => head));
      const isRecent = block !== null && block.time >= this.#now() - MOST_SETTLED_AGE_MS;
      if (again.agreement === 'agreed' && isRecent) [looked, verdict] = [second, again];
    }
    const outcome = outcomeOf(verdict, this.#needed);
    const named = namedIn(call);
    const told = [...watched, ...(outcome?.movements ?? []), ...(outcome?.approvals ?? [])];
    const spenders = told.flatMap((one) => ('spender' in one && one.spender !== null ? one.spender : []));
    const parties = unique([...named.parties, ...spenders]);
    const contracts = unique([...told.map(({ contract }) => contract), ...named.tokens]);
    const [askedParties, tokens] = await Promise.all([
      askParties(this.#nodes, this.#network, parties, this.#needed, until),
      askTokenFacts(this.#nodes, await this.#tokenList(), contracts, this.#needed, until),
    ]);
    return {
      digest: simulatedDigest(call),
      block: medianHead(looked.map(({ head }) => head)),
      nodes: {
        configured: this.#nodes.count,
        answered: looked.length,
        needed: this.#needed,
        agreeing: verdict.agreeing.length,
      },
      agreement: verdict.agreement,
      outcome,
      tokens,
      parties: askedParties,
    };
  }

  /** Has each node run the call, and then asks each about everything that any of them says to change. */
  async #look(call: SimulatedCall, named: readonly Watched[], block?: string): Promise<readonly Testimony[]> {
    let ran = 0;
    const runs = await this.#nodes.askEach(
      async (ask) => {
        const [run, head] = await Promise.all([runOnNode(ask, call, block), askHead(ask, block)]);
        return { run, head };
      },
      'unlessResting',
      () => (ran += 1) >= this.#needed,
    );
    const watched = allWatched(
      named,
      runs.flatMap((answer) => answer?.run ?? []),
    );
    let told = 0;
    const testimonies = await this.#nodes.askEach(
      async (ask, _, node): Promise<Testimony> => {
        const before = runs[node];
        // It rests: what it did not say it need not be asked again.
        if (!before) throw new EndpointError('no', 'no answer before');
        const hasCode = async () =>
          (await ask('eth_getCode', [call.from, before.run.block], bytesSchema)) !== '0x';
        const { multicall3 } = this.#network;
        return {
          ...(await watchOnNode(ask, call, before.run, { watched, multicall3, hasCode })),
          head: before.head,
        };
      },
      'unlessResting',
      () => (told += 1) >= this.#needed,
    );
    return testimonies.filter((testimony) => testimony !== undefined);
  }
}

function callIn(question: Omit<SimulationQuestion, 'network'>, chainId: number): SimulatedCall {
  const { from, to, value, data, gasLimit, maxFeePerGas, maxPriorityFeePerGas, gasPrice } = question;
  return {
    ...{ chainId, from: getAddress(from), to: getAddress(to), value: BigInt(value), data },
    ...(gasLimit !== undefined && { gasLimit: BigInt(gasLimit) }),
    ...(maxFeePerGas !== undefined && { maxFeePerGas: BigInt(maxFeePerGas) }),
    ...(maxPriorityFeePerGas !== undefined && { maxPriorityFeePerGas: BigInt(maxPriorityFeePerGas) }),
    ...(gasPrice !== undefined && { gasPrice: BigInt(gasPrice) }),
  };
}

/** Each address once, whatever its case, with its checksum. */
function unique(addresses: readonly string[]): readonly string[] {
  return [...new Set(addresses.map((address) => getAddress(address)))];
}

async function askHead(ask: Ask, block = 'latest'): Promise<Testimony['head']> {
  const { number, timestamp } = await ask('eth_getBlockByNumber', [block, false], blockSchema);
  return headOf(number, timestamp);
}

/** What was named, and what any node says to change, each once; no more than can be asked. */
function allWatched(named: readonly Watched[], runs: readonly NodeRun[]): readonly Watched[] {
  const logged = runs.flatMap((run) => [...run.logged.values()].map(({ watched }) => watched));
  const all = [...named, ...logged].filter((watched) => watched !== 'coin');
  const byKey = new Map(all.map((watched) => [watchKey(watched), watched]));
  return [...byKey.values()].slice(0, 2 * MOST_EFFECTS);
}

function outcomeOf({ agreeing }: SimulationVerdict, needed: number): SimulationOutcome | null {
  const [best] = agreeing;
  if (!best) return null;
  const enough = Math.min(needed, agreeing.length);
  const isVerified = (key: string) =>
    agreeing.filter(({ effects }) => effects.get(key)?.word === 'verified').length >= enough;
  const told = [...best.effects].map(([key, effect]) => {
    const word: Effect['word'] = isVerified(key) ? 'verified' : 'log';
    return { ...effect, word };
  });
  const coin = told.find(({ watched }) => watched === 'coin');
  const gas = agreeing.flatMap(({ gasUsed }) => gasUsed ?? []);
  return {
    succeeds: best.succeeds,
    reason: best.succeeds ? null : reasonOf(agreeing, enough),
    gasUsed:
      gas
        .reduce<bigint | undefined>((most, one) => (most === undefined || one > most ? one : most), undefined)
        ?.toString() ?? null,
    coin: best.succeeds
      ? coin
        ? { units: coin.amount.toString(), word: coin.word }
        : null
      : { units: '0', word: 'verified' },
    movements: told.flatMap(asMovement),
    approvals: told.flatMap(asApproval),
    isWhole: agreeing.filter(({ isWhole }) => isWhole).length >= enough,
  };
}

/** Why a call fails, by what enough nodes say that it returned. */
function reasonOf(agreeing: readonly Testimony[], enough: number): SimulationOutcome['reason'] {
  if (agreeing.filter(({ lacksCoin }) => lacksCoin).length >= enough)
    return { id: 'simulation.fails.coin', values: {}, data: '0x' };
  const outputs = agreeing.map(({ output }) => output.slice(0, MOST_DIGITS));
  const said = outputs.find((output) => outputs.filter((other) => other === output).length >= enough) ?? '0x';
  return { ...revertReason(said), data: said };
}

type Told = Effect & { readonly word: Effect['word'] };

function asMovement({ watched, amount, word, isLogDifferent }: Told): SimulationOutcome['movements'] {
  if (watched === 'coin') return [];
  const { kind, contract } = watched;
  if (kind === 'erc20')
    return [{ kind, contract, tokenId: null, units: amount.toString(), word, isLogDifferent }];
  if (kind !== 'erc721' && kind !== 'erc1155') return [];
  return [{ kind, contract, tokenId: watched.tokenId, units: amount.toString(), word, isLogDifferent }];
}

function asApproval({ watched, amount, before, word, isLogDifferent }: Told): SimulationOutcome['approvals'] {
  if (watched === 'coin') return [];
  const { kind, contract } = watched;
  if (kind === 'tokenApproval') {
    const spender =
      amount === 0n ? null : getAddress(`0x${amount.toString(16).padStart(40, '0').slice(-40)}`);
    const unitsBefore = before === undefined ? null : before === 0n ? '0' : '1';
    const units = spender === null ? '0' : '1';
    const { tokenId } = watched;
    return [{ kind, contract, spender, tokenId, units, unitsBefore, endsAt: null, word, isLogDifferent }];
  }
  if (kind === 'permit2') {
    const { units, endsAt } = unpackPermit2(amount);
    return [
      {
        ...{ kind, contract, spender: watched.spender, tokenId: null, word, isLogDifferent },
        units: units.toString(),
        unitsBefore: before === undefined ? null : unpackPermit2(before).units.toString(),
        endsAt: units === 0n ? null : endsAt.toString(),
      },
    ];
  }
  if (kind !== 'allowance' && kind !== 'operator') return [];
  const unitsBefore = before?.toString() ?? null;
  const { spender } = watched;
  return [
    {
      ...{ kind, contract, spender, tokenId: null, word, isLogDifferent },
      units: amount.toString(),
      unitsBefore,
      endsAt: null,
    },
  ];
}
