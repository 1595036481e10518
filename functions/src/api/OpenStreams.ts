import { ApiProblem } from './ApiProblem.ts';

/** Streams of one user that an instance answers at the same time. */
export const MAX_STREAMS = 5;

/** Streams of all users together: each takes one of an instance's 80 concurrent requests. */
const MAX_ALL_STREAMS = 40;

/** Time after which a stream ends by itself: functions end after 60 s, in the middle of an event. */
const STREAM_MS = 50_000;

/** Streams that this instance answers, by their user. */
export class OpenStreams {
  readonly #open = new Map<string, number>();
  #all = 0;

  /**
   * Counts a stream until it ends: by itself, by `end`, or because the client disconnects.
   *
   * @throws ApiProblem rate_limited
   */
  start(userId: string, client: AbortSignal): { readonly signal: AbortSignal; readonly end: () => void } {
    const open = this.#open.get(userId) ?? 0;
    if (open >= MAX_STREAMS || this.#all >= MAX_ALL_STREAMS) {
      throw new ApiProblem('rate_limited', {
        detail:
          open >= MAX_STREAMS
            ? `You have ${MAX_STREAMS} open streams, which is the limit.`
            : 'Too many streams are open at the moment.',
      });
    }
    this.#open.set(userId, open + 1);
    this.#all += 1;
    const ending = new AbortController();
    const end = () => {
      ending.abort();
    };
    const timer = setTimeout(end, STREAM_MS);
    ending.signal.addEventListener('abort', () => {
      clearTimeout(timer);
      client.removeEventListener('abort', end);
      this.#release(userId);
    });
    client.addEventListener('abort', end, { once: true });
    if (client.aborted) end();
    return { signal: ending.signal, end };
  }

  #release(userId: string): void {
    this.#all -= 1;
    const open = (this.#open.get(userId) ?? 1) - 1;
    if (open > 0) this.#open.set(userId, open);
    else this.#open.delete(userId);
  }
}
