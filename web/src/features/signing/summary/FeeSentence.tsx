import { useMoney } from '../../../lib/money/useMoney.ts';
import { useText } from '../../../lib/text/useText.ts';
import type { CoinPrice } from '../fees/CoinPrice.ts';
import { roughFee } from '../fees/roughFee.ts';

interface FeeSentenceProps {
  /** Highest fee, in wei. */
  fee: bigint;
  /** Unit of the coin. */
  currency: string;
  /** Price of the coin; undefined if none. */
  price: CoinPrice | undefined;
}

/** Fee as the last sentence of a review; the exact one is below it. */
export function FeeSentence({ fee, currency, price }: FeeSentenceProps) {
  const t = useText();
  const money = useMoney();
  const { text, isBelow } = roughFee(fee, { currency, price, money });
  return t(isBelow ? 'review.feeBelow' : 'review.fee', { fee: text });
}
