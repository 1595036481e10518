import type { SwapQuoteQuestion } from '@everything-wallet/core/schemas/swapQuote';
import type { SwapQuoteAnswer } from '@everything-wallet/core/schemas/swapQuoteAnswer';
import type { ExchangeDescription } from '@everything-wallet/core/exchanges/ExchangeDescription';
import { minReceived } from '@everything-wallet/core/exchanges/minReceived';
import type { Network } from '@everything-wallet/core/networks/networks';
import { getAddress } from 'ethers/address';
import type { NodeResponses } from '../chain/NodeResponses.ts';
import { lowerMedian } from '../chain/medians.ts';
import { QuorumClient } from '../chain/QuorumClient.ts';
import type { Head } from '../holdings/Reading.ts';
import { readUint } from '../holdings/readUint.ts';
import type { Candidate, Estimate, SwapCall } from './Candidate.ts';
import { chooseRoute, largestRoute } from './chooseRoute.ts';
import { gasOfSwap } from './gasOfSwap.ts';
import { gasWorth } from './gasWorth.ts';
import { linksOf } from './linksOf.ts';
import { listCandidates } from './listCandidates.ts';
import { priceImpactBps } from './priceImpactBps.ts';
import { readCalls } from './readCalls.ts';
import { TransferCheck } from './TransferCheck.ts';
import { withGasPrice } from './withGasPrice.ts';

/** In milliseconds, as for holdings. */
const defaultLimits = { perUrlMs: 2_500, totalMs: 5_000, stragglersMs: 700 };

/** Milliseconds for which a network without the exchange is not asked for it again. */
const WITHOUT_EXCHANGE_MS = 10 * 60_000;

/** Maximum age of a quote's block by our own clock, in ms: ten blocks of the slowest network. */
const MAX_AGE_MS = 2 * 60_000;

/** One node's estimates of each route; undefined for one without a result. */
interface SwapNodeResponse {
  readonly head: Head | undefined;
  readonly estimates: readonly (Estimate | undefined)[];
  /**
   * Of `WORTH_OF_GAS` units of gas, in the bought token; undefined if the node reports no gas price, or no
   * pool values the coin.
   */
  readonly worth: bigint | undefined;
}

/** Requested swap. */
interface Wish {
  readonly given: string;
  readonly wanted: string;
  readonly amountIn: bigint;
}

/** Decision of the nodes about a route. */
interface Judged {
  readonly candidate: Candidate;
  readonly agreement: 'agreed' | 'unconfirmed';
  readonly agreeing: readonly SwapNodeResponse[];
  readonly estimate: Estimate;
}

/** Result of one quote over all routes. */
interface QuoteRound {
  readonly nodeResponses: NodeResponses<SwapNodeResponse>;
  readonly routes: readonly Judged[];
  /** True if they differ about any route. */
  readonly isDisputed: boolean;
  /** Highest output that any node reports for a disputed route. */
  readonly maxDisputed: bigint;
  /**
   * Value of gas if enough nodes report one: the lower median, so that one of two can only make gas appear
   * cheaper.
   */
  readonly worth: bigint | undefined;
  readonly differing: number;
}

type Nothing = Extract<SwapQuoteAnswer, { status: 'none' }>['reason'];

/**
 * Quotes swaps on one network: the best route of Uniswap v2 and v3 after gas, on which enough nodes agree
 * (decisions 47, 67).
 */
export class SwapQuoter {
  readonly #network: Network;
  readonly #exchange: ExchangeDescription;
  readonly #nodes: QuorumClient;
  readonly #transfers: TransferCheck;
  readonly #now: () => number;
  readonly #maxAgeMs: number;
  #isThere = false;
  #withoutUntil = -Infinity;

  /**
   * @param urls of the network's nodes
   * @param options.limits in milliseconds
   * @param options.now milliseconds since 1970
   * @param options.maxAgeMs how old the block of a quote may be
   */
  constructor(
    network: Network,
    exchange: ExchangeDescription,
    urls: readonly string[],
    {
      limits = {},
      now = Date.now,
      maxAgeMs = MAX_AGE_MS,
    }: {
      readonly limits?: Partial<typeof defaultLimits>;
      readonly now?: () => number;
      readonly maxAgeMs?: number;
    } = {},
  ) {
    this.#network = network;
    this.#exchange = exchange;
    this.#nodes = QuorumClient.of(network, urls, { ...defaultLimits, ...limits }, { rule: 'two' });
    this.#transfers = new TransferCheck(this.#nodes, now);
    this.#now = now;
    this.#maxAgeMs = maxAgeMs;
  }

  /** @returns an answer even without a quote, with the reason */
  async quote({
    sell,
    buy,
    amount,
    slippageBps,
    exchange,
  }: Omit<SwapQuoteQuestion, 'network'>): Promise<SwapQuoteAnswer> {
    const { wrappedCoin } = this.#network;
    const [given, wanted] = [getAddress(sell ?? wrappedCoin), getAddress(buy ?? wrappedCoin)];
    if (given === wanted) return { status: 'none', reason: 'wraps' };
    const amountIn = BigInt(amount);
    if (this.#now() < this.#withoutUntil) return { status: 'none', reason: 'noExchange' };
    const [presence, round] = await Promise.all([
      this.#findExchange(),
      this.#quoteTwice({ given, wanted, amountIn }),
    ]);
    const nothing = (reason: Nothing): SwapQuoteAnswer => ({
      status: 'none',
      reason,
      nodes: nodesOf(round),
    });
    if (presence !== 'there') return nothing(presence);
    if (round.nodeResponses.given.length === 0) return nothing('unavailable');
    // An approved exchange is preferred, and still compared with the other one: its pools may have been moved
    // since.
    const [own, others] = [
      round.routes.filter(({ candidate: { route } }) => route.exchange === (exchange ?? route.exchange)),
      round.routes.filter(({ candidate: { route } }) => route.exchange !== (exchange ?? route.exchange)),
    ];
    const [best, largest, elsewhere] = [
      chooseRoute(own, round.worth),
      largestRoute(own),
      largestRoute(others),
    ];
    if (!best || !largest) return nothing(round.isDisputed ? 'disputed' : 'noRoute');
    // Without this, one node of two that lies about the good routes would choose a bad one for us.
    if (round.maxDisputed > largest.estimate.amountOut) return nothing('disputed');
    const block = blockOf(best.agreeing);
    if (!block || !this.#isRecent(block)) return nothing('stale');
    const transfers = await this.#transfersOf(best.candidate, given, wanted);
    if (transfers.includes('takesFee')) return nothing('takesFee');
    const { amountOut, price, gas } = best.estimate;
    return {
      status: 'quoted',
      sell,
      buy,
      amount,
      route: best.candidate.route,
      router: this.#exchange[best.candidate.route.exchange].router,
      amountOut: amountOut.toString(),
      leastReceived: minReceived(amountOut, slippageBps).toString(),
      priceImpactBps: priceImpactBps(amountIn, amountOut, price),
      ...(elsewhere && lessThan(elsewhere.estimate.amountOut, amountOut)),
      gas: gasOfSwap(best.candidate.route, gas, {
        sellsCoin: sell === null,
        buysCoin: buy === null,
      }).toString(),
      block,
      ageMs: Math.max(0, this.#now() - block.time),
      nodes: nodesOf(round),
      agreement: best.agreement,
      agreeing: best.agreeing.length,
      arrivesWhole: transfers.every((each) => each === 'whole'),
    };
  }

  /**
   * Checks that the contracts for swaps exist, and refer to each other as in our file; until they do, and
   * every ten minutes if they do not.
   */
  async #findExchange(): Promise<'there' | Nothing> {
    if (this.#isThere) return 'there';
    const links = linksOf(this.#exchange, this.#network.wrappedCoin);
    const seen = await this.#nodes.ask<'there' | 'absent'>(
      async (ask, batchQuery) => {
        const calls = links.map(({ call }) => call);
        const reading = await readCalls({ ask, batchQuery }, this.#network, calls, 'latest');
        if (reading === 'absent') return 'absent';
        const isThere = links.every(({ call, names }) => readUint(reading.answerOf(call)) === BigInt(names));
        return isThere ? 'there' : 'absent';
      },
      { enough: 'one' },
    );
    const { agreement, ...result } = seen.judge((presence) => presence);
    if (!('value' in result)) return agreement === 'disputed' ? 'disputed' : 'unavailable';
    // One node's answer alone holds for this question, and is read again with the next.
    if (agreement !== 'agreed') return result.value === 'there' ? 'there' : 'unavailable';
    if (result.value === 'there') this.#isThere = true;
    else this.#withoutUntil = this.#now() + WITHOUT_EXCHANGE_MS;
    return result.value === 'there' ? 'there' : 'noExchange';
  }

  /** Quotes again, at a common block, if nodes differ and are at different blocks. */
  async #quoteTwice(wish: Wish): Promise<QuoteRound> {
    const first = await this.#quoteOnce(wish, 'latest');
    const heads = first.nodeResponses.given.flatMap(({ head }) => head ?? []);
    const common = this.#nodes.comparedBlock(heads.map(({ number }) => number));
    if (!first.isDisputed || common === undefined) return first;
    const second = await this.#quoteOnce(wish, `0x${common.toString(16)}`);
    const answered = second.nodeResponses.given;
    const block = blockOf(answered);
    // Fewer answers about that block than contradicted each other before are no confirmation.
    return block !== null && this.#isRecent(block) && answered.length > 1 ? second : first;
  }

  #isRecent({ time }: Head): boolean {
    // A block of the future would make a deadline of the future.
    return Math.abs(this.#now() - time) <= this.#maxAgeMs;
  }

  /** Reads every route from every node: first the pools that exist, then the quotes of the possible ones. */
  async #quoteOnce(wish: Wish, block: string): Promise<QuoteRound> {
    const { wrappedCoin } = this.#network;
    const candidates = listCandidates(this.#exchange, wrappedCoin, {
      sell: wish.given,
      buy: wish.wanted,
      amountIn: wish.amountIn,
    });
    const nodeResponses = await this.#nodes.ask(
      async (ask, batchQuery): Promise<SwapNodeResponse | undefined> => {
        const read = async (calls: readonly SwapCall[], together = batchQuery) =>
          readCalls({ ask, batchQuery: together }, this.#network, calls, block);
        const priced = withGasPrice(batchQuery);
        const first = await read(
          candidates.flatMap(({ calls }) => calls.first),
          priced.batchQuery,
        );
        if (first === 'absent') return undefined;
        const possible = candidates.filter(({ isPossible }) => isPossible(first.answerOf));
        const then = await read(possible.flatMap(({ calls }) => calls.then));
        if (then === 'absent') return undefined;
        const estimates = candidates.map((candidate) =>
          possible.includes(candidate) ? candidate.estimate(then.answerOf) : undefined,
        );
        const pools = candidates.flatMap(({ pricesOf }) => pricesOf(first.answerOf));
        const worth = gasWorth(pools, estimates, { ...wish, wrappedCoin, gasPrice: priced.gasPrice() });
        return { head: then.head, estimates, worth };
      },
      { enough: ({ estimates }) => estimates.map(voteOf).join() },
    );
    return judge(candidates, nodeResponses);
  }

  /** Checks the transfers of both tokens; the wrapped coin is known to arrive in full. */
  async #transfersOf({ pools }: Candidate, given: string, wanted: string) {
    const ends = [
      { token: given, pool: pools[0] },
      { token: wanted, pool: pools.at(-1) },
    ].filter(({ token }) => token !== this.#network.wrappedCoin);
    return Promise.all(ends.map(({ token, pool = '' }) => this.#transfers.ask(token, pool)));
  }
}

/** Decides on each route by the nodes' responses. */
function judge(candidates: readonly Candidate[], nodeResponses: NodeResponses<SwapNodeResponse>): QuoteRound {
  const responses = nodeResponses.given;
  const odd = new Set<SwapNodeResponse>();
  let isDisputed = false;
  let maxDisputed = 0n;
  const routes = candidates.flatMap((candidate, index): Judged[] => {
    const result = nodeResponses.judge(({ estimates }) => voteOf(estimates[index]));
    const value = 'value' in result ? result.value : undefined;
    if (result.agreement === 'disputed') {
      isDisputed = true;
      for (const { estimates } of responses) {
        const amountOut = estimates[index]?.amountOut ?? 0n;
        if (amountOut > maxDisputed) maxDisputed = amountOut;
      }
    }
    const agreeing = responses.filter(({ estimates }) => voteOf(estimates[index]) === value);
    for (const nodeResponse of responses) if (!agreeing.includes(nodeResponse)) odd.add(nodeResponse);
    const estimates = agreeing.flatMap(({ estimates: all }) => all[index] ?? []);
    const [estimate] = estimates;
    if (!('value' in result) || !estimate) return [];
    const gas = lowerMedian(estimates.map((each) => each.gas)) ?? estimate.gas;
    return [{ candidate, agreement: result.agreement, agreeing, estimate: { ...estimate, gas } }];
  });
  const worths = responses.flatMap(({ worth: ofGas }) => ofGas ?? []);
  // A gas price from one of several nodes alone does not count.
  const worth = worths.length >= nodeResponses.needed ? lowerMedian(worths) : undefined;
  return { nodeResponses, routes, isDisputed, maxDisputed, worth, differing: odd.size };
}

function nodesOf({ nodeResponses, differing }: QuoteRound) {
  return { ...nodeResponses.totals, ...(differing > 0 && { differing }) };
}

/** Returns the values on which nodes have to agree: output and prices; gas is an estimate. */
function voteOf(estimate: Estimate | undefined): string {
  if (!estimate) return 'none';
  const { amountOut, price } = estimate;
  return `${amountOut} at ${price.numerator}/${price.denominator}`;
}

/** Returns how much less one amount is than another, as in the answer; nothing if it is not. */
function lessThan(other: bigint, amountOut: bigint): { lessThanElsewhereBps?: number } {
  if (amountOut >= other) return {};
  return { lessThanElsewhereBps: Number(((other - amountOut) * 10_000n + other - 1n) / other) };
}

/** The block that at least half of some nodes have reached, and its time: one that lies decides neither. */
function blockOf(nodeResponses: readonly SwapNodeResponse[]): Head | null {
  const heads = nodeResponses.flatMap(({ head }) => head ?? []);
  const number = lowerMedian(heads.map((head) => BigInt(head.number)));
  const time = lowerMedian(heads.map((head) => BigInt(head.time)));
  return number === undefined || time === undefined ? null : { number: Number(number), time: Number(time) };
}
