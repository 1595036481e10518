import { pause } from '../scanner/pause.ts';
import type { ActivityLog, LoggedActivity } from './ActivityLog.ts';
import type { LastSequences } from './LastSequences.ts';
import { readActivity, type ActivityFilter } from './readActivity.ts';

const POLL_MS = 1_000;

/** Time after which a silent stream writes a comment, so that no proxy on the way closes it. */
const HEARTBEAT_MS = 15_000;

/** Milliseconds after which a client connects again. */
const RETRY_MS = 2_000;

interface StreamedActivity {
  readonly log: Pick<ActivityLog, 'after'>;
  readonly lasts: Pick<LastSequences, 'read'>;
  readonly userId: string;
  /** Sequence after which it begins. */
  readonly after: number;
  readonly isWanted: ActivityFilter;
  readonly signal: AbortSignal;
  /** True behind a proxy that sends a response when it is complete: the stream then ends after the next events. */
  readonly endsAfterEvents: boolean;
}

/**
 * Yields the events of a user as server-sent events (WHATWG HTML, 9.2), from a sequence until it is aborted.
 *
 * An event without data sets the id alone: at the start, and after events that the filter leaves out, so that a client
 * resumes where this stream ended.
 */
export async function* streamActivity(options: StreamedActivity): AsyncGenerator<string, void> {
  const { log, lasts, userId, isWanted, signal, endsAfterEvents } = options;
  let position = options.after;
  yield `retry: ${RETRY_MS}\nid: ${position}\n\n`;
  let writtenAt = performance.now();
  while (!signal.aborted) {
    const last = await lasts.read(userId);
    const page =
      last > position ? await readActivity(log, userId, { after: position, last }, isWanted) : undefined;
    if (page && page.cursor > position) {
      position = page.cursor;
      const isLastFound = page.found.at(-1)?.sequence === position;
      yield page.found.map(written).join('') + (isLastFound ? '' : `id: ${position}\n\n`);
      if (endsAfterEvents && page.found.length > 0) return;
      writtenAt = performance.now();
    } else if (performance.now() - writtenAt >= HEARTBEAT_MS) {
      yield ':\n\n';
      writtenAt = performance.now();
    }
    await pause(POLL_MS, signal);
  }
}

function written({ sequence, event }: LoggedActivity): string {
  return `id: ${sequence}\nevent: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`;
}
