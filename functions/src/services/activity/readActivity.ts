import { DATABASE_TIMEOUT_MS, withDeadline } from '../../errors/withDeadline.ts';
import type { ActivityEvent } from './ActivityEvent.ts';
import type { ActivityLog, LoggedActivity } from './ActivityLog.ts';

/** Events of one page. */
export const MAX_PAGE = 100;

/** Events that are read for one page: with filters, few of them may match. */
const MAX_READ = 200;

/** Returns true for the events that a caller asks for and may read. */
export type ActivityFilter = (event: ActivityEvent) => boolean;

/**
 * Reads one page of a user's events after a sequence, oldest first, and the sequence after which the next page begins.
 *
 * @param last the last sequence, read before: events up to it that are not found have expired
 */
export async function readActivity(
  log: Pick<ActivityLog, 'after'>,
  userId: string,
  { after, last }: { readonly after: number; readonly last: number },
  isWanted: ActivityFilter,
): Promise<{ readonly found: readonly LoggedActivity[]; readonly cursor: number }> {
  const found: LoggedActivity[] = [];
  let cursor = after;
  for (let read = 0; read < MAX_READ; read += MAX_PAGE) {
    const page = await withDeadline(log.after(userId, cursor, MAX_PAGE), DATABASE_TIMEOUT_MS);
    for (const logged of page) {
      if (found.length === MAX_PAGE) return { found, cursor };
      cursor = logged.sequence;
      if (isWanted(logged.event)) found.push(logged);
    }
    if (page.length < MAX_PAGE) return { found, cursor: Math.max(cursor, last) };
  }
  return { found, cursor };
}
