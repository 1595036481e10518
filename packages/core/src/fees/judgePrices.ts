import type { TextId } from '../texts/texts.ts';
import type { Network } from '../networks/networks.ts';
import { credibleTip } from './credibleTip.ts';
import { expectedWait } from './expectedWait.ts';
import type { FeeMarket } from './feeMarket.ts';
import { pricesOfLevel, type GasPrices } from './pricesOfLevel.ts';

/** Wei per gas that are no fortune on any network, however little is going on there: 10 gwei. */
const MODEST_PRICE = 10_000_000_000n;

/** From how many times the fast price on somebody is warned, and is stopped. */
const HIGH = 2n;
const ABSURD = 10n;

/** What is wrong with prices that somebody typed: a stop is not signed, a warning is. */
export interface PriceJudgement {
  readonly stop?: TextId;
  readonly warning?: TextId;
}

/**
 * Compares prices that somebody typed with what others pay: a slip of the finger must cost no fortune, and nobody should
 * wait for a block that never comes without knowing.
 */
export function judgePrices(
  market: FeeMarket,
  prices: GasPrices,
  network: Pick<Network, 'highestTipGwei'>,
): PriceJudgement {
  const { maxFeePerGas, maxPriorityFeePerGas } = prices;
  if (maxFeePerGas === 0n) return { stop: 'send.fees.error.zero' };
  if (maxPriorityFeePerGas > maxFeePerGas) return { stop: 'send.fees.error.tipAbove' };
  const { nextBaseFee, tips } = market;
  // What no network asks is no measure either.
  const fastTip = lowest(tips.fast, credibleTip(nextBaseFee, network));
  const fast = pricesOfLevel({ ...market, tips: { ...tips, fast: fastTip } }, 'fast').maxFeePerGas;
  const usual = fast > MODEST_PRICE ? fast : MODEST_PRICE;
  if (maxFeePerGas > ABSURD * usual) return { stop: 'send.fees.error.tooHigh' };
  const wait = expectedWait(market, prices);
  if (wait === 'cheaper') return { warning: 'send.fees.warning.cheaper' };
  if (wait === 'longer') return { warning: 'send.fees.warning.longer' };
  if (maxFeePerGas > HIGH * usual) return { warning: 'send.fees.warning.high' };
  // Of the highest price most comes back; the tip does not.
  const spentTip = lowest(maxPriorityFeePerGas, maxFeePerGas - nextBaseFee);
  return spentTip > HIGH * fastTip + MODEST_PRICE ? { warning: 'send.fees.warning.tip' } : {};
}

function lowest(one: bigint, other: bigint): bigint {
  return one < other ? one : other;
}
