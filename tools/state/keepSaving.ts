import { setTimeout as sleep } from 'node:timers/promises';
import { LocalError } from '../LocalError.ts';

/** The time between two saves, in milliseconds: a run that is killed loses no more than about this. */
const INTERVAL_MS = 30_000;

/**
 * Saves repeatedly, one save at a time.
 *
 * @param log Receives the failure of a save; the next one is tried as usual.
 * @param intervalMs The time between two saves, in milliseconds.
 * @returns Stops after a last save; throws a LocalError when that fails.
 */
export function keepSaving(
  save: () => Promise<void>,
  log: (line: string) => void,
  intervalMs = INTERVAL_MS,
): () => Promise<void> {
  const stop = new AbortController();
  const saving = (async () => {
    while (await pause(intervalMs, stop.signal)) {
      await trySave().catch((error: unknown) => log(String(error)));
    }
  })();

  async function trySave(): Promise<void> {
    try {
      await save();
    } catch (cause) {
      throw new LocalError(`The state could not be saved: ${String(cause)}`, { cause });
    }
  }

  return async () => {
    stop.abort();
    await saving;
    await trySave();
  };
}

/** Waits; answers false when the wait was cut short. */
function pause(milliseconds: number, signal: AbortSignal): Promise<boolean> {
  return sleep(milliseconds, true, { signal }).catch(() => false);
}
