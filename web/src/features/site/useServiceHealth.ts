import { useEffect, useState } from 'react';
import { logProblem } from '../../lib/log/logProblem.ts';
import { readServiceHealth, type NetworkState } from './readServiceHealth.ts';

/** Time between two reads, in ms. */
const INTERVAL_MS = 30_000;

/** State of the service, as last read. */
export type ServiceHealth =
  | { readonly status: 'reading' }
  | { readonly status: 'silent' }
  | { readonly status: 'answered'; readonly at: Date; readonly networks: readonly NetworkState[] };

/**
 * Reads the state of the service: at once, every 30 seconds while the page is visible, and when a page that was hidden for
 * longer is shown again.
 */
export function useServiceHealth(): { readonly health: ServiceHealth; readonly retry: () => void } {
  const [health, setHealth] = useState<ServiceHealth>({ status: 'reading' });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isOver = false;
    let readAt = 0;
    const read = async () => {
      readAt = Date.now();
      const next = await readServiceHealth().then(
        (networks): ServiceHealth => ({ status: 'answered', at: new Date(), networks }),
        (error: unknown): ServiceHealth => {
          logProblem('The state of the service could not be read', error);
          return { status: 'silent' };
        },
      );
      if (!isOver) setHealth(next);
    };
    const readIfDue = () => {
      // A timer may be a little early.
      if (document.visibilityState === 'visible' && Date.now() - readAt >= INTERVAL_MS - 1_000) void read();
    };
    void read();
    const timer = setInterval(readIfDue, INTERVAL_MS);
    document.addEventListener('visibilitychange', readIfDue);
    return () => {
      isOver = true;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', readIfDue);
    };
  }, [attempt]);
  return { health, retry: () => setAttempt((count) => count + 1) };
}
