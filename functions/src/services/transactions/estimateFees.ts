import { feeLevels, TIP_PERCENTILES, type FeeMarket } from '@everything-wallet/core/fees/feeMarket';
import { pricesOfLevel } from '@everything-wallet/core/fees/pricesOfLevel';
import type { Chain, FeeHistory, Reported } from '../chain/Chain.ts';
import { isWithinRange } from '../chain/isWithinRange.ts';
import { lowerMedian, upperMedian } from '../chain/medians.ts';
import { neededOf } from '../chain/neededOf.ts';

/** Wei per gas, for chains whose nodes suggest none and charge no more than the base fee. */
const MIN_PRIORITY_FEE = 1_000_000_000n;

/** Number of blocks read: four minutes on Ethereum. */
const BLOCKS = 20;

/** Wei per gas: one price, or with EIP-1559 the highest one and the tip in it. */
export type Fees = {
  /** True if two nodes, or the only one, report about the same. */
  readonly isAgreed: boolean;
} & (
  | { readonly gasPrice: bigint; readonly maxFeePerGas?: undefined }
  | {
      readonly maxFeePerGas: bigint;
      readonly maxPriorityFeePerGas: bigint;
      /** Fees that others pay; absent if no node reports them. */
      readonly market?: FeeMarket;
      /**
       * Number of nodes asked for the market's base fee, and number that answered; absent without a market.
       */
      readonly baseFeeNodes?: { readonly asked: number; readonly answered: number };
    }
);

/**
 * Reads the current gas price.
 *
 * With EIP-1559 the fee cap is twice the base fee plus the priority fee: full blocks raise the base fee by an
 * eighth each (EIP-1559), so it covers five in a row, but not six.
 *
 * @throws ChainUnavailableError if the network does not answer
 */
export async function estimateFees(chain: Chain): Promise<Fees> {
  const percentiles = feeLevels.map((level) => TIP_PERCENTILES[level]);
  const histories = await chain.getFeeHistories(BLOCKS, percentiles);
  const suggestions = cacheSuggestions(chain);
  const reports = await Promise.all(histories.map((history) => marketOf(suggestions, history)));
  const markets = reports.map(({ value }) => value);
  const market = agreedMarket(markets);
  const nodeCount = chain.countNodes();
  if (market) {
    const alike = markets.filter((one) => isAlike(one, market)).length;
    const areTipsAgreed = reports.every((one) => one.isAgreed);
    const isAgreed = areTipsAgreed && alike >= neededOf(nodeCount) && 2 * alike > markets.length;
    const baseFeeNodes = { asked: nodeCount, answered: histories.length };
    return { isAgreed, ...pricesOfLevel(market, 'normal'), market, baseFeeNodes };
  }
  const isAgreed = nodeCount === 1;
  const baseFee = await chain.getBaseFee();
  if (baseFee === undefined) return { isAgreed, gasPrice: await chain.getGasPrice() };
  const tip = await suggestedTip(suggestions, baseFee);
  return { isAgreed, maxFeePerGas: 2n * baseFee + tip.value, maxPriorityFeePerGas: tip.value };
}

/**
 * Combines several nodes' fee markets: for each figure the median, of two the lower. A node that is wrong, or
 * lies, must neither make users overpay nor block them from sending.
 */
function agreedMarket(markets: readonly FeeMarket[]): FeeMarket | undefined {
  const middle = (figure: (market: FeeMarket) => bigint) => lowerMedian(markets.map(figure)) ?? 0n;
  if (markets.length === 0) return undefined;
  return {
    baseFee: middle(({ baseFee }) => baseFee),
    nextBaseFee: middle(({ nextBaseFee }) => nextBaseFee),
    // In order as in each of the markets.
    tips: {
      slow: middle(({ tips }) => tips.slow),
      normal: middle(({ tips }) => tips.normal),
      fast: middle(({ tips }) => tips.fast),
    },
  };
}

/** Returns true if a node reports about the settled figures. */
function isAlike(market: FeeMarket, settled: FeeMarket): boolean {
  return (
    isWithinRange(market.nextBaseFee, settled.nextBaseFee) &&
    isWithinRange(market.tips.normal, settled.tips.normal)
  );
}

/** Returns the priority fees of the latest blocks, or the nodes' suggestion if those are missing or zero. */
async function marketOf(
  suggestions: Suggestions,
  { baseFees, tips }: FeeHistory,
): Promise<Reported<FeeMarket>> {
  const [baseFee = 0n, nextBaseFee = 0n] = baseFees.slice(-2);
  const [slow, normal, fast] = [0, 1, 2].map((level) =>
    upperMedian(tips.map((ofBlock) => ofBlock[level] ?? 0n)),
  );
  const [slowest = 0n, usual = 0n, fastest = 0n] = [slow, normal, fast];
  // No one builds blocks for nothing: a median of zero is of a network with hardly any traffic.
  const settled = usual > 0n ? { value: usual, isAgreed: true } : await suggestedTip(suggestions, baseFee);
  const common = settled.value;
  const lowest = slowest > 0n && slowest < common ? slowest : common;
  const urgent = fastest > common ? fastest : common;
  const market = { baseFee, nextBaseFee, tips: { slow: lowest, normal: common, fast: urgent } };
  return { value: market, isAgreed: settled.isAgreed };
}

/** Fees that nodes suggest. Each is requested at most once per estimate, however many fee histories need it. */
type Suggestions = Pick<Chain, 'getPriorityFee' | 'getGasPrice' | 'countNodes'>;

function cacheSuggestions(chain: Chain): Suggestions {
  let priorityFee: ReturnType<Chain['getPriorityFee']> | undefined;
  let gasPrice: ReturnType<Chain['getGasPrice']> | undefined;
  return {
    countNodes: () => chain.countNodes(),
    getPriorityFee: () => (priorityFee ??= chain.getPriorityFee()),
    getGasPrice: () => (gasPrice ??= chain.getGasPrice()),
  };
}

/** Returns what nodes suggest; if nothing, what others pay beyond the base fee. */
async function suggestedTip(suggestions: Suggestions, baseFee: bigint): Promise<Reported<bigint>> {
  const suggested = await suggestions.getPriorityFee();
  // If the base fee is 0 too, a transaction with a price of 0 would wait forever.
  if (suggested !== undefined && baseFee + suggested.value > 0n) return suggested;
  const difference = (await suggestions.getGasPrice()) - baseFee;
  return { value: difference > 0n ? difference : MIN_PRIORITY_FEE, isAgreed: suggestions.countNodes() === 1 };
}
