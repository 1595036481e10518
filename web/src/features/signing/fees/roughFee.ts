import { exactUsd } from '@everything-wallet/core/money/exactUsd';
import type { RoughMoney } from '../../../lib/money/roughMoney.ts';
import type { Money } from '../../../lib/money/useMoney.ts';
import type { CoinPrice } from './CoinPrice.ts';
import { feeText } from './feeText.ts';

interface FeeUnit {
  /** Symbol of the coin. */
  readonly currency: string;
  /** Price of the coin; undefined if none. */
  readonly price: CoinPrice | undefined;
  readonly money: Pick<Money, 'rough'>;
}

/** Rounded fee for a sentence: its value, or the amount of coin where there is no price. */
export function roughFee(wei: bigint, { currency, price, money }: FeeUnit): RoughMoney {
  if (price) return money.rough(exactUsd(wei, price.usd));
  return { text: `${feeText(wei)} ${currency}`, isBelow: false };
}
