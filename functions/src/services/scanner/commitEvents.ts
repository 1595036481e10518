import { inSizedGroups } from './inSizedGroups.ts';
import type { ScanCursor } from './ScanCursor.ts';
import type { ScanEvent } from './ScanEvent.ts';
import type { ScanLimits } from './scanLimits.ts';
import type { ScanStore } from './ScanStore.ts';

/** An event before it has a sequence. */
export type NewEvent = ScanEvent extends infer Each
  ? Each extends ScanEvent
    ? Omit<Each, 'id' | 'sequence'>
    : never
  : never;

/** Network, and sizes of its commits. */
interface CommitOptions {
  readonly chainId: number;
  readonly limits: ScanLimits;
}

/**
 * Writes events, which get the next sequences, and moves the cursor. If the events exceed one commit, the first groups are written
 * without moving the cursor: if the process stops midway, they never become pending.
 *
 * @param before the stored cursor
 * @param progress what changes in it
 * @returns the cursor as it is then stored
 * @throws CursorMovedError if another scanner has committed
 */
export async function commitEvents(
  store: Pick<ScanStore, 'commit'>,
  before: ScanCursor,
  progress: Partial<Omit<ScanCursor, 'revision' | 'sequence'>>,
  events: Iterable<NewEvent>,
  { chainId, limits: { eventsPerCommit: items, commitBytes } }: CommitOptions,
): Promise<ScanCursor> {
  const changed = { ...before, ...progress };
  const bytes = commitBytes - JSON.stringify(changed).length;
  let { revision } = before;
  let last: readonly ScanEvent[] = [];
  for (const group of inSizedGroups(numbered(events, chainId, before.sequence), { items, bytes })) {
    if (last.length > 0) {
      revision += 1;
      await store.commit({ ...before, revision }, last);
    }
    last = group;
  }
  const { sequence } = last.at(-1) ?? before;
  const cursor = { ...changed, revision: revision + 1, sequence };
  await store.commit(cursor, last);
  return cursor;
}

function* numbered(events: Iterable<NewEvent>, chainId: number, before: number): Generator<ScanEvent> {
  let sequence = before;
  for (const event of events) {
    sequence += 1;
    yield { ...event, id: `${chainId}:${sequence}`, sequence };
  }
}
