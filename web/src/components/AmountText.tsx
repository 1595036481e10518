import { formatExactCoin } from '../lib/format/formatExactCoin.ts';
import { formatShort } from '../lib/format/formatShort.ts';
import type { WriteAmount } from '../lib/format/WriteAmount.ts';
import { ExactOnDemand } from './ExactOnDemand.tsx';

interface AmountTextProps {
  /** Builds the text; formats each of its amounts with the given function. */
  say: (write: WriteAmount) => string;
  /** True inside a link or button, where it must not be a tab stop. */
  isInLink?: boolean;
}

/** A text with amounts of coins or tokens: at most 6 significant digits, and the exact ones on demand. */
export function AmountText({ say, isInLink = false }: AmountTextProps) {
  return <ExactOnDemand text={say(formatShort)} exact={say(formatExactCoin)} isInLink={isInLink} />;
}
