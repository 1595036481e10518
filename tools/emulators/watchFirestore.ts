import { setTimeout as sleep } from 'node:timers/promises';
import { LocalError } from '../LocalError.ts';
import { isListening } from '../ports/isListening.ts';
import type { Service } from '../startService.ts';

/** Interval between two checks, in milliseconds. */
const INTERVAL_MS = 2_000;

/** Number of failed checks in a row that count as an end. */
const MISSES = 3;

/** Message of firebase-tools before it ends all emulators because this one ended with an error code. */
const EXITED = 'Firestore Emulator has exited';

/**
 * Watches the Firestore emulator, a separate process of firebase-tools: when a signal ends it, firebase-tools
 * only writes a warning and continues. An emulator that is only slow still listens, and is left alone.
 *
 * @param emulators The emulators from `startEmulators`.
 * @param port Its port, which was open at the start.
 * @param logFile Its log, for the message.
 * @param intervalMs Interval between two checks, in milliseconds.
 * @returns Rejects with a LocalError when it has ended, or all emulators have; never resolves.
 */
export function watchFirestore(
  emulators: Service,
  port: number,
  logFile: string,
  intervalMs = INTERVAL_MS,
): Promise<never> {
  const message = `The Firestore emulator ended or was killed; its log is ${logFile}`;
  const together = emulators.ended.catch((cause: unknown) => {
    throw emulators.output().includes(EXITED) ? new LocalError(message, { cause }) : cause;
  });
  const alone = untilNothingListens(port, intervalMs).then(() => {
    throw new LocalError(message);
  });
  return Promise.race([together, alone]);
}

async function untilNothingListens(port: number, intervalMs: number): Promise<void> {
  let misses = 0;
  while (misses < MISSES) {
    await sleep(intervalMs);
    // A failed check on a machine without free sockets proves nothing about the emulator.
    const isThere = await isListening(port).catch(() => true);
    misses = isThere ? 0 : misses + 1;
  }
}
