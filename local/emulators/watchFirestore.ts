import { setTimeout as sleep } from 'node:timers/promises';
import { LocalError } from '../LocalError.ts';
import { isListening } from '../ports/isListening.ts';
import type { Service } from '../startService.ts';

/** The time between two looks, in milliseconds. */
const INTERVAL_MS = 2_000;

/** How many looks in a row must find nothing. */
const MISSES = 3;

/** What firebase-tools writes before it ends all emulators because this one ended with an error code. */
const EXITED = 'Firestore Emulator has exited';

/**
 * Watches the Firestore emulator, a process of its own that firebase-tools starts: when a signal ends it, firebase-tools
 * writes a warning and goes on without it. An emulator that is only slow still listens and is left alone.
 * @param emulators The emulators, as `startEmulators` started them.
 * @param port Where it listens, and did when this began.
 * @param logFile What it writes, for the message.
 * @param intervalMs The time between two looks, in milliseconds.
 * @returns Rejects with a LocalError when it has ended, or the emulators together; never resolves.
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
    // What cannot be found out on a machine that is out of sockets says nothing about the emulator.
    const isThere = await isListening(port).catch(() => true);
    misses = isThere ? 0 : misses + 1;
  }
}
