import { feeLevels, TIP_PERCENTILES, type FeeMarket } from '@everything-wallet/core/fees/feeMarket';
import { pricesOfLevel } from '@everything-wallet/core/fees/pricesOfLevel';
import type { Chain, FeeHistory } from '../chain/Chain.ts';
import { lowerMedian } from '../chain/lowerMedian.ts';

/** Wei per gas, for chains whose nodes suggest none and charge no more than the base fee. */
const LEAST_PRIORITY_FEE = 1_000_000_000n;

/** How many blocks are looked at: four minutes on Ethereum. */
const BLOCKS = 20;

/** Wei per gas: one price, or with EIP-1559 the highest one and the tip in it. */
export type Fees = {
  /** Whether two nodes, or the only one, report about the same. */
  readonly isAgreed: boolean;
} & (
  | { readonly gasPrice: bigint; readonly maxFeePerGas?: undefined }
  | {
      readonly maxFeePerGas: bigint;
      readonly maxPriorityFeePerGas: bigint;
      /** What others pay; absent where no node tells it. */
      readonly market?: FeeMarket;
      /** Of how many nodes the market's base fee was asked, and how many told it; absent without a market. */
      readonly baseFeeNodes?: { readonly asked: number; readonly answered: number };
    }
);

/**
 * What gas costs now.
 *
 * With EIP-1559 the highest price is twice the base fee plus the tip: full blocks raise the base fee by an
 * eighth each (EIP-1559), so five in a row do not outgrow it, and the sixth does.
 *
 * @throws ChainUnavailableError when the network does not answer
 */
export async function estimateFees(chain: Chain): Promise<Fees> {
  const percentiles = feeLevels.map((level) => TIP_PERCENTILES[level]);
  const histories = await chain.getFeeHistories(BLOCKS, percentiles);
  const markets = await Promise.all(histories.map((history) => marketOf(chain, history)));
  const market = agreedMarket(markets);
  const asked = chain.countNodes();
  if (market) {
    const alike = markets.filter((one) => isAlike(one, market)).length;
    const isAgreed = alike >= Math.min(2, asked) && 2 * alike > markets.length;
    const baseFeeNodes = { asked, answered: histories.length };
    return { isAgreed, ...pricesOfLevel(market, 'normal'), market, baseFeeNodes };
  }
  const isAgreed = asked === 1;
  const baseFee = await chain.getBaseFee();
  if (baseFee === undefined) return { isAgreed, gasPrice: await chain.getGasPrice() };
  const tip = await suggestedTip(chain, baseFee);
  return { isAgreed, maxFeePerGas: 2n * baseFee + tip, maxPriorityFeePerGas: tip };
}

/**
 * What several nodes say that others pay: of each figure the middle one, of two the lower. A node that is mistaken, or lies, must
 * not have anybody pay what nobody pays, nor keep them from sending.
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

/** How many times as much one node may report as another that is a few blocks away, and wei that never make a difference. */
const MAX_TIMES = 2n;
const MAX_DIFFERENCE = 100_000_000n;

/** Returns whether a node reports about what was settled on. */
function isAlike(market: FeeMarket, settled: FeeMarket): boolean {
  return [
    [market.nextBaseFee, settled.nextBaseFee] as const,
    [market.tips.normal, settled.tips.normal] as const,
  ].every(([one, other]) => {
    const [low, high] = one < other ? [one, other] : [other, one];
    return high <= MAX_TIMES * low || high - low <= MAX_DIFFERENCE;
  });
}

/** What the latest blocks say of tips; where they say nothing or zero, what nodes suggest. */
async function marketOf(chain: Chain, { baseFees, tips }: FeeHistory): Promise<FeeMarket> {
  const [baseFee = 0n, nextBaseFee = 0n] = baseFees.slice(-2);
  const [slow, normal, fast] = [0, 1, 2].map((level) => median(tips.map((ofBlock) => ofBlock[level] ?? 0n)));
  const [slowest = 0n, usual = 0n, fastest = 0n] = [slow, normal, fast];
  // Nobody builds blocks for nothing: a median of zero is of a network where hardly anything happens.
  const common = usual > 0n ? usual : await suggestedTip(chain, baseFee);
  const patient = slowest > 0n && slowest < common ? slowest : common;
  const urgent = fastest > common ? fastest : common;
  return { baseFee, nextBaseFee, tips: { slow: patient, normal: common, fast: urgent } };
}

/** The middle one, the higher of two; 0 of none. */
function median(values: readonly bigint[]): bigint {
  const sorted = values.toSorted((a, b) => (a < b ? -1 : Number(a > b)));
  return sorted[Math.floor(sorted.length / 2)] ?? 0n;
}

/** What nodes suggest; where they suggest nothing, what others pay beyond the base fee. */
async function suggestedTip(chain: Chain, baseFee: bigint): Promise<bigint> {
  const suggested = await chain.getPriorityFee();
  // Where the base fee is nothing either, a price of nothing would wait for ever.
  if (suggested !== undefined && baseFee + suggested > 0n) return suggested;
  const difference = (await chain.getGasPrice()) - baseFee;
  return difference > 0n ? difference : LEAST_PRIORITY_FEE;
}
