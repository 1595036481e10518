import type { HoldingsAnswer, HoldingsQuestion } from '@everything-wallet/core/schemas/holdings';
import { sameAddress } from '@everything-wallet/core/accounts/sameAddress';
import type { Network } from '@everything-wallet/core/networks/networks';
import { getAddress } from 'ethers/address';
import { RpcError } from '../chain/RpcError.ts';
import { QuorumClient } from '../chain/QuorumClient.ts';
import type { QuorumResult } from '../chain/quorum.ts';
import type { CoinsReported } from './CoinsReported.ts';
import { findDiffering } from './findDiffering.ts';
import {
  figureIn,
  headIn,
  type HoldingsNodeResponse,
  type HoldingsNodeResponses,
} from './HoldingsNodeResponse.ts';
import { planHoldings, type HoldingsPlan, type WantedFigure } from './planHoldings.ts';
import { multicall } from '../chain/multicall.ts';
import { batchCall } from '../chain/batchCall.ts';
import type { ReadGroup, Reading } from './Reading.ts';
import { readUint } from './readUint.ts';
import { TokenFactsCache } from './TokenFactsCache.ts';
import type { TokenList } from './tokenListOf.ts';

/**
 * Timeouts in ms. A dead first node costs less than the three seconds that a balance may take, and only once.
 * `stragglersMs` is the wait for the other nodes once enough agree.
 */
const defaultLimits = { perUrlMs: 2_500, totalMs: 5_000, stragglersMs: 700 };

/** Reads of one multicall: 30 accounts with 100 tokens, within the 50 million gas and the megabyte that nodes accept. */
const defaultCapacity = { most: 3_100, least: 200 };

/** Maximum requests of a batch, where each token is a request of its own. */
const MAX_IN_BATCH = 250;

/** Milliseconds for which a network without Multicall3 is not queried for it again. */
const WITHOUT_MULTICALL_MS = 10 * 60_000;

/** Milliseconds for which multicalls stay smaller after nodes refused their size; then the size doubles. */
const FEWER_MS = 10 * 60_000;

/** Maximum age in ms, by our clock, of the block that decides between differing nodes: an older block proves nothing. */
const MAX_SETTLED_AGE_MS = 5 * 60_000;

/** Quorum result of a value, after the first or second read. */
type Judged = QuorumResult<bigint | null>;

/** Reads the holdings of accounts on one network, with their quorum results (decision 41). */
export class HoldingsReader {
  readonly #network: Network;
  readonly #nodes: QuorumClient;
  readonly #tokenList: () => Promise<TokenList>;
  readonly #now: () => number;
  readonly #facts: TokenFactsCache;
  readonly #capacities: typeof defaultCapacity;
  #capacity: number;
  #fewerUntil = -Infinity;
  #withoutMulticallUntil = -Infinity;

  /**
   * @param urls of the network's nodes
   * @param options.limits in milliseconds
   * @param options.capacity reads of one multicall: the first size, and the smallest one after refusals
   * @param options.now milliseconds since 1970
   */
  constructor(
    network: Network,
    urls: readonly string[],
    {
      tokenList,
      limits = {},
      capacity = defaultCapacity,
      now = Date.now,
    }: {
      readonly tokenList: () => Promise<TokenList>;
      readonly limits?: Partial<typeof defaultLimits>;
      readonly capacity?: typeof defaultCapacity;
      readonly now?: () => number;
    },
  ) {
    this.#network = network;
    // With two nodes, one answer suffices unless they differ: otherwise one dead node would hide every balance.
    this.#nodes = QuorumClient.of(network, urls, { ...defaultLimits, ...limits }, { rule: 'twoOfThree' });
    this.#facts = new TokenFactsCache(this.#nodes.count);
    this.#tokenList = tokenList;
    this.#now = now;
    this.#capacity = capacity.most;
    this.#capacities = capacity;
  }

  /**
   * @param arrived contracts of tokens that the user received, possibly from strangers
   * @param onCoins receives the coin balances as soon as they are known, so that a balance request of the same call does not read them again
   * @returns an answer in which everything is unknown if no node answers
   */
  async read(
    question: Omit<HoldingsQuestion, 'network'>,
    arrived: readonly string[],
    onCoins?: (coins: CoinsReported) => void,
  ): Promise<HoldingsAnswer> {
    const list = await this.#tokenList();
    const { plan, first } = await this.#sendReads(question, arrived, list);
    onCoins?.((address) => this.#coinOf(address, plan, first));
    const figures = plan.figures.map((figure) => ({ figure, result: judge(figure, first) }));
    const second = await this.#readDisputed(plan, figures, first);
    const common = second && headIn(second);
    const isRecent = common ? common.time >= this.#now() - MAX_SETTLED_AGE_MS : false;
    const settled = figures.map(({ figure, result }) => {
      const again = second && isRecent && result.agreement === 'disputed' ? judge(figure, second) : undefined;
      // Fewer nodes than disagreed before cannot confirm the value at that block.
      const isSettled = again?.agreement === 'agreed' && again.agreeing > 1;
      return { figure, result: isSettled ? again : result, isOfSecond: isSettled };
    });
    const differing = findDiffering(plan, first, this.#network.blockSeconds);
    this.#nodes.countDisagreeing(differing);
    for (const wanted of plan.facts) this.#facts.learn(wanted, first);
    const listed = settled.filter(({ figure, result }) => isReported(figure, result, list));
    const basis = settled.some(({ isOfSecond }) => isOfSecond) ? second : first;
    const block = headIn(basis ?? first);
    const unanswered = firstUnanswered(settled);
    const contracts = [...new Set(listed.flatMap(({ figure }) => figure.contract ?? []))];
    return {
      block,
      ageMs: block && Math.max(0, this.#now() - block.time),
      nodes: {
        ...first.totals,
        ...(differing.length > 0 && { differing: differing.length }),
      },
      holdings: listed.map(({ figure: { address, contract }, result }) => ({
        address,
        contract,
        ...asHolding(result),
      })),
      tokens: contracts.map((contract) => this.#facts.factsOf(contract, list)),
      isDiscoveryWhole: unanswered === undefined && plan.discoversNext === 0,
      discoversNext: unanswered ?? plan.discoversNext,
    };
  }

  /** Sends all reads to every node, by multicall or batch. */
  async #sendReads(
    question: Omit<HoldingsQuestion, 'network'>,
    arrived: readonly string[],
    list: TokenList,
  ): Promise<{ readonly plan: HoldingsPlan; readonly first: HoldingsNodeResponses }> {
    const { addresses, tokens, discovers, discoversFrom } = question;
    const listed = list.tokens.map(({ contract }) => contract);
    const strangers = arrived.filter((contract) => !list.contracts.has(contract.toLowerCase()));
    const planFor = (maxCandidates: number) =>
      planHoldings({
        addresses: addresses.map((address) => getAddress(address)),
        asked: tokens.map((contract) => getAddress(contract)),
        candidates: discovers ? [...listed, ...strangers] : [],
        from: discovers ? discoversFrom : 0,
        isListed: (contract) => list.contracts.has(contract.toLowerCase()),
        isKnown: (contract) => list.byContract.has(contract.toLowerCase()) || this.#facts.has(contract),
        capacity: this.#capacity,
        maxCandidates,
      });
    if (this.#now() >= this.#withoutMulticallUntil) {
      const isTry = this.#capacity < this.#capacities.most && this.#now() >= this.#fewerUntil;
      if (isTry) this.#setCapacity(this.#capacity * 2);
      const plan = planFor(this.#capacity);
      const { nodeResponses, without, refused } = await this.#ask(plan, 'latest', 'atOnce');
      const { answered } = nodeResponses.totals;
      if (refused > answered) {
        this.#setCapacity(Math.floor(this.#capacity / 2));
        // A failed attempt at a larger multicall must not cost the answer.
        if (isTry) return this.#sendReads(question, arrived, list);
      }
      // A single node cannot prove that Multicall3 is missing.
      if (without <= answered) return { plan, first: nodeResponses };
      this.#withoutMulticallUntil = this.#now() + WITHOUT_MULTICALL_MS;
    }
    const plan = planFor(MAX_IN_BATCH);
    const { nodeResponses } = await this.#ask(plan, 'latest', 'inTurn');
    return { plan, first: nodeResponses };
  }

  #setCapacity(capacity: number): void {
    const { most, least } = this.#capacities;
    this.#capacity = Math.min(most, Math.max(least, capacity));
    this.#fewerUntil = this.#now() + FEWER_MS;
  }

  /** Reads once more at a common block if the nodes differ and have different heads. */
  async #readDisputed(
    { figures, groups }: HoldingsPlan,
    judged: readonly { readonly figure: WantedFigure; readonly result: Judged }[],
    first: HoldingsNodeResponses,
  ): Promise<HoldingsNodeResponses | undefined> {
    const disputed = judged.filter(
      ({ figure, result }) => figure.isTrusted && result.agreement === 'disputed',
    );
    const common = this.#nodes.comparedBlock(first.given.flatMap(({ head }) => head?.number ?? []));
    if (disputed.length === 0 || common === undefined) return undefined;
    const wanted = new Set(disputed.map(({ figure }) => figure.read));
    const again: ReadGroup[] = groups
      .map(({ reads, isOfStrangers }) => ({ reads: reads.filter((read) => wanted.has(read)), isOfStrangers }))
      .filter(({ reads }) => reads.length > 0);
    const how = this.#now() < this.#withoutMulticallUntil ? 'inTurn' : 'atOnce';
    const { nodeResponses } = await this.#ask({ groups: again, figures }, `0x${common.toString(16)}`, how);
    return nodeResponses;
  }

  async #ask(
    { groups, figures }: Pick<HoldingsPlan, 'groups' | 'figures'>,
    block: string,
    how: 'atOnce' | 'inTurn',
  ): Promise<{
    readonly nodeResponses: HoldingsNodeResponses;
    /** Nodes that report no Multicall3, and those that refuse so many reads. */
    readonly without: number;
    readonly refused: number;
  }> {
    let without = 0;
    let refused = 0;
    const [counted] = groups;
    const places = new Map(
      groups.flatMap(({ reads }, group) =>
        reads.map((read, index) => [read, [group, index] as const] as const),
      ),
    );
    const trusted = figures.filter(({ isTrusted, read }) => isTrusted && places.has(read));
    const nodeResponses = await this.#nodes.ask(
      async (ask, batchQuery): Promise<HoldingsNodeResponse | undefined> => {
        let reading: Reading | 'absent';
        try {
          reading =
            how === 'inTurn'
              ? await batchCall(batchQuery, groups, block)
              : await multicall({ ask, batchQuery }, this.#network, groups, block);
        } catch (error) {
          if (error instanceof RpcError && (counted?.reads.length ?? 0) > this.#capacities.least)
            refused += 1;
          throw error;
        }
        if (reading === 'absent') {
          without += 1;
          return undefined;
        }
        const { head, answers } = reading;
        return {
          head,
          of: (read) => {
            const [group, index] = places.get(read) ?? [-1, -1];
            return answers[group]?.[index];
          },
        };
      },
      {
        // Answers of strangers' contracts may differ: enough nodes must agree on all other values.
        enough: ({ of }) => trusted.map(({ read }) => String(readUint(of(read)))).join(),
      },
    );
    return { nodeResponses, without, refused };
  }

  /** Returns the coin balance of an address if the missing answers cannot change the majority, as in `askMajority`. */
  #coinOf(
    address: string,
    { figures }: HoldingsPlan,
    nodeResponses: HoldingsNodeResponses,
  ): bigint | undefined {
    const figure = figures.find((one) => one.contract === null && sameAddress(one.address, address));
    if (!figure) return undefined;
    const coinIn = (nodeResponse: HoldingsNodeResponse) => figureIn(nodeResponse, figure.read) ?? undefined;
    const answered = nodeResponses.given.filter((nodeResponse) => coinIn(nodeResponse) !== undefined).length;
    const result = nodeResponses.judge(coinIn, 1);
    const isWhole = answered === this.#nodes.count || 2 * result.agreeing > this.#nodes.count;
    return isWhole && 'value' in result ? result.value : undefined;
  }
}

function judge({ read }: WantedFigure, nodeResponses: HoldingsNodeResponses): Judged {
  return nodeResponses.judge((nodeResponse) => figureIn(nodeResponse, read));
}

/** Returns true if a balance is reported. Unrequested ones must not be 0, and must be known or disputed if listed. */
function isReported({ isAsked, contract }: WantedFigure, result: Judged, { contracts }: TokenList): boolean {
  if (isAsked) return true;
  if ('value' in result && result.value !== null) return result.value > 0n;
  return result.agreement === 'disputed' || !contracts.has((contract ?? '').toLowerCase());
}

/**
 * Returns the place at which a token scan has to continue because no node answered for a listed token: its balance is
 * not 0, and not reported either. Tokens that strangers sent are reported as unknown, so they cannot block the scan.
 *
 * @returns undefined if every listed token has an answer
 */
function firstUnanswered(
  figures: readonly { readonly figure: WantedFigure; readonly result: Judged }[],
): number | undefined {
  return figures.find(
    ({ figure, result }) => figure.place !== undefined && figure.isTrusted && result.agreement === 'unknown',
  )?.figure.place;
}

function asHolding(
  result: Judged,
): Pick<HoldingsAnswer['holdings'][number], 'units' | 'agreement' | 'agreeing'> {
  if (!('value' in result)) return { units: null, ...result };
  const { value, agreement, agreeing } = result;
  return value === null
    ? { units: null, agreement: 'unknown', agreeing: 0 }
    : { units: value.toString(), agreement, agreeing };
}
