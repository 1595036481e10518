import { LruMap } from '../../cache/LruMap.ts';

/** Milliseconds for which a failed picture is not tried again, and number of pictures remembered. */
const FAILED_MS = 60_000;
const MAX_CACHED = 5_000;

/** Remembers pictures that recently failed, with the status, so that they are not tried again and again. */
export class PictureFailures {
  readonly #now: () => number;
  readonly #failures = new LruMap<string, { readonly status: number; readonly until: number }>(MAX_CACHED);

  /** @param now milliseconds since 1970 */
  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  /** Returns the status; undefined if it may be tried. */
  statusOf(picture: string): number | undefined {
    const failure = this.#failures.get(picture);
    return failure && failure.until > this.#now() ? failure.status : undefined;
  }

  add(picture: string, status: number): void {
    this.#failures.set(picture, { status, until: this.#now() + FAILED_MS });
  }
}
