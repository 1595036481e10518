import type { PartTimeout } from './PartTimeout.ts';

/** Answer for a late part. The browser then asks for it alone, without a timeout. */
const LATE = { failure: { code: 'deadline-exceeded', message: 'This takes longer than the rest.' } };

/** Timeouts of parts that must not keep a balance waiting. */
export const timeouts = {
  /** Of each network by itself. */
  holdings: { ms: 1_000, round: 1, rank: 1, late: LATE },
  swapQuote: { ms: 1_000, round: 1, rank: 2, late: LATE },
  prices: { ms: 500, round: 2, rank: 3 },
  /** Long enough for an ordinary scan with something new. A longer one goes on, and the next call answers what it finds. */
  incoming: { ms: 2_000, round: 2, rank: 3 },
} as const satisfies Readonly<Record<string, PartTimeout>>;
