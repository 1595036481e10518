import { LruMap } from '../../cache/LruMap.ts';

/** Names that are remembered by default; the least recently used go first. */
const MAX_NAMES = 1_000;

/**
 * Limits how often something is allowed in a time, for each name, as far as this instance knows.
 *
 * It costs nothing and is not exact: a new instance starts at zero, and so does a name that many others have
 * displaced.
 */
export class MemoryLimit {
  readonly #most: number;
  readonly #windowMs: number;
  readonly #windows: LruMap<string, { readonly startedAt: number; count: number }>;

  constructor(most: number, windowMs: number, maxNames = MAX_NAMES) {
    this.#most = most;
    this.#windowMs = windowMs;
    this.#windows = new LruMap(maxNames);
  }

  /**
   * Counts units if all of them are allowed.
   *
   * @param now milliseconds since 1970
   * @returns 0 if they are, else the milliseconds until the window ends
   */
  tryConsume(name: string, units: number, now: number): number {
    let window = this.#windows.get(name);
    if (!window || now - window.startedAt >= this.#windowMs) {
      window = { startedAt: now, count: 0 };
      this.#windows.set(name, window);
    }
    if (window.count + units > this.#most) return window.startedAt + this.#windowMs - now;
    window.count += units;
    return 0;
  }
}
