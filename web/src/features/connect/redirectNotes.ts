import { connectLimits } from '@everything-wallet/core/connect/connectProtocol';
import { isRecord } from '@everything-wallet/core/calls/typedData/isRecord';

/** Storage key: times at which requests of redirects were first seen, and those that are done, by id. */
const KEY = 'everything-wallet:redirects';

/** Requests that are remembered. */
const MAX_NOTES = 100;

interface Note {
  /** Milliseconds since 1970. */
  readonly seenAt: number;
  readonly isDone: boolean;
}

/** In this tab as well, since a browser may store nothing. */
let notes: ReadonlyMap<string, Note> = new Map();

/**
 * Requests of redirects in this browser, in all of its tabs: a reload, the browser's Back or a second tab must
 * not ask again for what was signed, nor make an old request young.
 */
export const redirectNotes = {
  noteSeen(id: string): void {
    if (!read().has(id)) write(id, { seenAt: Date.now(), isDone: false });
  },
  /** Notes a request that was signed or answered. */
  noteDone(id: string): void {
    write(id, { seenAt: read().get(id)?.seenAt ?? Date.now(), isDone: true });
  },
  /** Returns true for a request that is done, or over its time. */
  isOver(id: string): boolean {
    const note = read().get(id);
    return (
      note !== undefined && (note.isDone || Date.now() - note.seenAt > connectLimits.REDIRECT_TIMEOUT_MS)
    );
  },
};

function read(): ReadonlyMap<string, Note> {
  try {
    const stored: unknown = JSON.parse(window.localStorage.getItem(KEY) ?? '{}');
    const rows = isRecord(stored) ? Object.entries(stored) : [];
    return new Map([...notes, ...rows.flatMap(([id, row]) => (isNote(row) ? [[id, row] as const] : []))]);
  } catch {
    return notes;
  }
}

function write(id: string, note: Note): void {
  notes = new Map([...read(), [id, note] as const].slice(-MAX_NOTES));
  try {
    window.localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(notes)));
  } catch {
    // This tab remembers, and the site takes an answer once.
  }
}

function isNote(row: unknown): row is Note {
  return isRecord(row) && typeof row['seenAt'] === 'number' && typeof row['isDone'] === 'boolean';
}
