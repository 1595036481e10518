import { focusManager, type Query, type QueryClient } from '@tanstack/react-query';
import { attention } from './attention.ts';
import { JOINS_AFTER_MS } from './refreshPace.ts';

/** What a query says that is asked again and again, and may be asked together with others (`askTogether`). */
export const together = { isTogether: true } as const;

/**
 * Has everything on the screen that is asked again and again be asked at the same time, so that one call does for all:
 * whenever one of them is asked, those that would be asked soon are asked with it. All of them are asked when somebody
 * comes back, or begins to wait for coins.
 *
 * @returns what to call when the client is no longer used
 */
export function keepTogether(client: QueryClient): () => void {
  let isJoining = false;
  const askDue = () => {
    if (isJoining || !focusManager.isFocused()) return;
    isJoining = true;
    void client.refetchQueries({ type: 'active', predicate: isDue }, { cancelRefetch: false });
    isJoining = false;
  };
  const stopWatching = client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'fetch') return;
    if (event.query.meta?.['isTogether'] === true) askDue();
  });
  const stopListening = attention.listen(askDue);
  const events = ['pointerdown', 'keydown', 'wheel'] as const;
  for (const event of events)
    window.addEventListener(event, attention.notice, { capture: true, passive: true });
  return () => {
    stopWatching();
    stopListening();
    for (const event of events) window.removeEventListener(event, attention.notice, { capture: true });
  };
}

function isDue({ meta, state }: Query): boolean {
  if (meta?.['isTogether'] !== true || state.fetchStatus !== 'idle') return false;
  return Date.now() - Math.max(state.dataUpdatedAt, state.errorUpdatedAt) >= JOINS_AFTER_MS;
}
