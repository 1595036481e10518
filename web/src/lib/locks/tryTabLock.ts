import { lockQueues } from './lockQueues.ts';

/** Like `withTabLock`, but returns undefined at once while the lock is held. */
export async function tryTabLock<Result>(
  name: string,
  work: () => Promise<Result>,
): Promise<Result | undefined> {
  if (!('locks' in navigator)) return tryInThisTab(name, work);
  const turn = { isReached: false };
  try {
    return await navigator.locks.request(name, { ifAvailable: true }, (lock) => {
      turn.isReached = true;
      return lock ? work() : undefined;
    });
  } catch (error) {
    if (turn.isReached) throw error;
    // Where storage is blocked the browser refuses the lock as well.
    return tryInThisTab(name, work);
  }
}

async function tryInThisTab<Result>(name: string, work: () => Promise<Result>): Promise<Result | undefined> {
  return lockQueues.isHeld(name) ? undefined : lockQueues.run(name, work);
}
