import type { Event } from './answers.ts';
import { ApiError } from './ApiError.ts';
import { ConnectionError } from './ConnectionError.ts';
import { EventStreamParser, type StreamMessage } from './EventStreamParser.ts';
import type { EventWithCursor } from './EventWithCursor.ts';
import { parseObject } from './parseObject.ts';
import { retryDelay } from './retryDelay.ts';
import { wait } from './wait.ts';

/** Duration after which a stream without events is opened again at once; one with events always is. */
const MIN_STREAM_MS = 5_000;
const DEFAULT_RETRY_MS = 2_000;

interface StreamedEvents {
  /** Opens a stream once. */
  readonly open: (lastEventId: string | undefined, attempt: number) => AsyncIterable<Uint8Array>;
  readonly maxRetries: number;
  readonly signal: AbortSignal | undefined;
}

/**
 * Yields the events of a stream that is opened again whenever it ends, each event once, until the signal is aborted.
 *
 * Before the first connection, temporary failures are retried as those of other requests; after it, without end.
 */
export async function* streamEvents(options: StreamedEvents): AsyncGenerator<EventWithCursor, void> {
  const { open, maxRetries, signal } = options;
  let lastEventId: string | undefined;
  let yielded = 0;
  let attempt = 1;
  let wasOpen = false;
  try {
    for (;;) {
      const parser = new EventStreamParser();
      const openedAt = performance.now();
      let delayMs: number | undefined;
      let hasEvents = false;
      try {
        for await (const part of open(lastEventId, attempt)) {
          wasOpen = true;
          attempt = 1;
          for (const message of parser.push(part)) {
            if (message.id !== '') lastEventId = message.id;
            const event = eventOf(message);
            if (!event || Number(event.cursor) <= yielded) continue;
            yielded = Number(event.cursor);
            hasEvents = true;
            yield event;
          }
        }
        const isUseful = hasEvents || performance.now() - openedAt >= MIN_STREAM_MS;
        delayMs = isUseful ? 0 : (parser.retryMs ?? DEFAULT_RETRY_MS);
      } catch (error) {
        delayMs = wasOpen || attempt <= maxRetries ? delayAfter(error, attempt) : undefined;
        if (delayMs === undefined) throw error;
        attempt += 1;
      }
      await wait(delayMs, signal);
    }
  } catch (error) {
    // An aborted signal ends the loop of the caller; it is no failure.
    if (!signal?.aborted) throw error;
  }
}

/** Returns the event of a message; undefined for one that has none. */
function eventOf({ data, id }: StreamMessage): EventWithCursor | undefined {
  const event = data === undefined ? undefined : parseObject(data);
  return event && ({ ...(event as unknown as Event), cursor: id } satisfies EventWithCursor);
}

function delayAfter(error: unknown, attempt: number): number | undefined {
  const isTemporary =
    error instanceof ApiError
      ? error.status === 429 || error.status >= 500
      : error instanceof ConnectionError && error.retryable;
  return isTemporary ? retryDelay(attempt, (error as ApiError | ConnectionError).retryAfterMs) : undefined;
}
