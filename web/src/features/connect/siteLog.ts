import { StoredList } from '../../lib/storage/StoredList.ts';
import { siteLogEntrySchema, type SiteLogEntry } from './SiteLogEntry.ts';

/** Entries of a user that are stored. */
const MAX_ENTRIES = 300;

const DAY_MS = 24 * 3_600_000;

const list = new StoredList('siteRequests', siteLogEntrySchema);

/** Requests of websites and their answers, in this browser. */
export const siteLog = {
  ofUser: list.ofUser,
  subscribe: list.subscribe,
  forget: list.forget,
  remove: list.remove,
  /** Writes an entry, in place of the one with its id. */
  write: (entry: Omit<SiteLogEntry, 'written_at'>): void => {
    const others = list.ofUser(entry.user_id).filter(({ id }) => id !== entry.id);
    const excess = Math.max(0, others.length - MAX_ENTRIES + 1);
    for (const { id } of droppedFirst(others).slice(0, excess)) list.remove(entry.user_id, id);
    list.write({ ...entry, written_at: Date.now() });
  },
};

/**
 * Orders entries by how soon they are dropped: refusals need no user, so that a site could push others out by a
 * flood of them; what limits count is never dropped.
 */
function droppedFirst(entries: readonly SiteLogEntry[]): readonly SiteLogEntry[] {
  const since = Date.now() - DAY_MS;
  const others = entries.filter(({ value, written_at: at }) => value === undefined || at < since);
  return [
    ...others.filter(({ outcome }) => outcome === 'refused'),
    ...others.filter(({ outcome }) => outcome !== 'refused'),
  ];
}
