import { WalletError } from '@everything-wallet/core/errors/WalletError';
import type { TextId } from '@everything-wallet/core/texts/texts';
import { lockQueues } from './lockQueues.ts';

/** Timeout of waiting for another tab, in ms: it may be asleep, and a waiting user may pay in another way. */
const TIMEOUT_MS = 45_000;

/**
 * Runs work while no other tab holds a lock (Web Locks).
 *
 * @param busy text of the failure
 * @throws WalletError when another tab does not end
 */
export async function withTabLock<Result>(
  name: string,
  busy: TextId,
  work: () => Promise<Result>,
): Promise<Result> {
  // Absent outside secure contexts and in browsers before 2022: then only work of this tab waits for each other.
  if (!('locks' in navigator)) return lockQueues.run(name, work);
  const turn = { isMine: false };
  try {
    return await navigator.locks.request(name, { signal: AbortSignal.timeout(TIMEOUT_MS) }, () => {
      turn.isMine = true;
      return work();
    });
  } catch (cause) {
    if (turn.isMine) throw cause;
    // Where storage is blocked the browser refuses the lock as well.
    if (cause instanceof DOMException && cause.name === 'SecurityError') return lockQueues.run(name, work);
    throw new WalletError(busy, { cause });
  }
}
