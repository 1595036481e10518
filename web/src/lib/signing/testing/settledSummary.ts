import type { SettledSummary } from '../useSettledSummary.ts';

/** Marks what must have been in view, for tests that look whether a form says so. */
const onSecret = (element: HTMLElement | null) => element?.setAttribute('data-secret', '');

/** Replaces `useSettledSummary` where a test is about something else: whatever is shown may be signed at once. */
export function useSettledSummary(): SettledSummary {
  return {
    onSummary: () => undefined,
    onDetails: () => undefined,
    onSecret,
    isSecretUnseen: false,
    reasonId: '',
    isSettled: true,
    maySign: () => true,
  };
}
