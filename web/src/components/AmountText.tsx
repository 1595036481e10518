import { formatExactCoin } from '../lib/format/formatExactCoin.ts';
import { formatShort } from '../lib/format/formatShort.ts';
import type { WriteAmount } from '../lib/format/WriteAmount.ts';
import { ExactOnDemand } from './ExactOnDemand.tsx';

interface AmountTextProps {
  /** The text; it writes each of its amounts by what it is given. */
  say: (write: WriteAmount) => string;
  /** Whether it stands in something that is pressed as a whole, and can be no stop of the keyboard. */
  isInLink?: boolean;
}

/** A text with amounts of coins or tokens: at most 6 significant digits, and the exact ones on demand. */
export function AmountText({ say, isInLink = false }: AmountTextProps) {
  return <ExactOnDemand text={say(formatShort)} exact={say(formatExactCoin)} isInLink={isInLink} />;
}
