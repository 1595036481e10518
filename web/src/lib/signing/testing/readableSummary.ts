import type { ReadableSummary } from '../useReadableSummary.ts';

/** Marks elements that must have been visible, for tests of that rule. */
const onSecret = (element: HTMLElement | null) => element?.setAttribute('data-secret', '');

/** Replaces `useReadableSummary` in tests of other behavior: everything shown may be signed immediately. */
export function useReadableSummary(): ReadableSummary {
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
