import type { SettledSummary } from '../useSettledSummary.ts';

/** Replaces `useSettledSummary` where a test is about something else: whatever is shown may be signed at once. */
export function useSettledSummary(): SettledSummary {
  return { onSummary: () => undefined, onDetails: () => undefined, isSettled: true, maySign: () => true };
}
