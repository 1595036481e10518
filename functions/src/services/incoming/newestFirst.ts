import type { Notice } from './IncomingStore.ts';

/** Sorts notices by the time of their blocks. */
export function newestFirst(notices: readonly Notice[]): readonly Notice[] {
  return notices.toSorted((one, other) => other.at - one.at);
}
