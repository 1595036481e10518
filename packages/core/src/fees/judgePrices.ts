import type { TextId } from '../texts/texts.ts';
import type { Network } from '../networks/networks.ts';
import { credibleTip } from './credibleTip.ts';
import { expectedWait } from './expectedWait.ts';
import type { FeeMarket } from './feeMarket.ts';
import { pricesOfLevel, type GasPrices } from './pricesOfLevel.ts';

/** Wei per gas that are affordable on any network, even an idle one: 10 gwei. */
const MODEST_PRICE = 10_000_000_000n;

/** Multiples of the fast price from which on the user is warned, and stopped. */
const HIGH = 2n;
const ABSURD = 10n;

/** Problems of typed prices: a stop prevents signing, a warning does not. */
export interface PriceJudgement {
  readonly stop?: TextId;
  readonly warning?: TextId;
}

/**
 * Compares typed prices with present ones: a typing error must not cost a fortune, and the user must know of
 * a transaction that may never be included.
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
  // A node may report an implausible priority fee, which must not become the measure.
  const fastTip = lowest(tips.fast, credibleTip(nextBaseFee, network));
  const fast = pricesOfLevel({ ...market, tips: { ...tips, fast: fastTip } }, 'fast').maxFeePerGas;
  const usual = fast > MODEST_PRICE ? fast : MODEST_PRICE;
  if (maxFeePerGas > ABSURD * usual) return { stop: 'send.fees.error.tooHigh' };
  const wait = expectedWait(market, prices);
  if (wait === 'cheaper') return { warning: 'send.fees.warning.cheaper' };
  if (wait === 'longer') return { warning: 'send.fees.warning.longer' };
  if (maxFeePerGas > HIGH * usual) return { warning: 'send.fees.warning.high' };
  // Most of the fee cap is refunded; the priority fee is spent.
  const spentTip = lowest(maxPriorityFeePerGas, maxFeePerGas - nextBaseFee);
  return spentTip > HIGH * fastTip + MODEST_PRICE ? { warning: 'send.fees.warning.tip' } : {};
}

function lowest(one: bigint, other: bigint): bigint {
  return one < other ? one : other;
}
