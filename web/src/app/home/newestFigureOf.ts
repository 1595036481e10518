import type { LastKnownHome } from './lastKnownHome.ts';

/** Returns the time of the newest figure, in ms since 1970: the last time that the server answered. */
export function newestFigureOf({ balance, total, tokens = [], transactions }: LastKnownHome): number {
  return Math.max(
    balance?.at ?? 0,
    total?.at ?? 0,
    transactions?.at ?? 0,
    ...tokens.map(({ held }) => held?.at ?? 0),
  );
}
