import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { LocalError } from '../LocalError.ts';
import type { AskGoogle } from './firebaseTools.ts';

const POLL_MS = 10_000;
/** Indexes of a big collection take an hour and more. */
const LIMIT_MS = 2 * 60 * 60 * 1_000;
/** Questions in a row without an answer after which nothing more is expected. */
const MAX_FAILURES = 6;

const pageSchema = z.object({
  indexes: z.array(z.object({ name: z.string(), state: z.string() })).default([]),
});

/**
 * Waits until every index of the database is ready.
 *
 * @param pause waits between two queries
 * @throws {LocalError} When an index cannot be built, after two hours, or without an answer.
 */
export async function waitForIndexes(
  ask: AskGoogle,
  project: string,
  log: (line: string) => void,
  pause: (milliseconds: number) => Promise<unknown> = sleep,
): Promise<void> {
  const path = `/v1/projects/${project}/databases/(default)/collectionGroups/-/indexes`;
  let failures = 0;
  let reported = -1;
  for (let waited = 0; waited <= LIMIT_MS; waited += POLL_MS) {
    try {
      const { indexes } = pageSchema.parse(await ask('firestoreOrigin', path));
      failures = 0;
      const broken = indexes.filter(({ state }) => state === 'NEEDS_REPAIR');
      if (broken.length > 0) {
        throw new LocalError(
          `Firestore could not make ${broken.length} of the indexes: delete them in the console, Firestore, Indexes, and deploy again.`,
        );
      }
      const unfinished = indexes.filter(({ state }) => state !== 'READY').length;
      if (unfinished === 0) return;
      if (unfinished !== reported) log(`Waiting for ${unfinished} of ${indexes.length} indexes …`);
      reported = unfinished;
    } catch (error) {
      failures += 1;
      if (error instanceof LocalError || failures >= MAX_FAILURES) throw asLocal(error);
    }
    await pause(POLL_MS);
  }
  throw new LocalError(
    'The indexes are not ready after two hours. Deploy again when they are: nothing is lost.',
  );
}

function asLocal(error: unknown): LocalError {
  if (error instanceof LocalError) return error;
  return new LocalError(
    'Firestore does not say whether its indexes are ready. Deploy again: nothing is lost.',
    {
      cause: error,
    },
  );
}
