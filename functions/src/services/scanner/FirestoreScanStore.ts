import { z } from 'zod';
import { storedScan } from '../../data/storedScan.ts';
import { CursorMovedError } from './CursorMovedError.ts';
import type { ScanCursor } from './ScanCursor.ts';
import type { ScanEvent } from './ScanEvent.ts';
import type { ScanStore } from './ScanStore.ts';

const blockRefSchema = z.object({ number: z.number(), hash: z.string() });

/** Parts without which a scan cannot continue. */
const cursorParts = z.object({
  revision: z.number(),
  sequence: z.number(),
  first: z.number(),
  next: z.number(),
  watchedVersion: z.number(),
  recent: z.array(blockRefSchema),
});
const eventParts = z.object({
  id: z.string(),
  sequence: z.number(),
  kind: z.enum(['applied', 'reverted']),
  block: blockRefSchema,
});

// All fields stay, also those of a later release: during a deployment two releases share the documents.
const cursorSchema = z.custom<ScanCursor>((value) => cursorParts.safeParse(value).success);
const eventSchema = z.custom<ScanEvent>((value) => eventParts.safeParse(value).success);

/** Stores one network's scan in Firestore: `scan_cursors` and `scan_events` (ADR 92). */
export class FirestoreScanStore implements ScanStore {
  readonly #stored: ReturnType<typeof storedScan<ScanCursor, ScanEvent>>;

  /** @param chainId EIP-155 */
  constructor(chainId: number) {
    this.#stored = storedScan(chainId, { cursor: cursorSchema, event: eventSchema });
  }

  async load(): Promise<ScanCursor | undefined> {
    return this.#stored.load();
  }

  async commit(cursor: ScanCursor, events: readonly ScanEvent[]): Promise<void> {
    if (!(await this.#stored.commit(cursor, events))) throw new CursorMovedError();
  }

  async pending(): Promise<readonly ScanEvent[]> {
    return this.#stored.pending();
  }

  async acknowledge(sequence: number): Promise<void> {
    await this.#stored.acknowledge(sequence);
  }
}
