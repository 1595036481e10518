import type { AccountMarks } from './api/listenToAccountMarks.ts';

/** Pause before the same marks are followed once more, in ms: the server does not scan again in the second after a scan. */
const FIRST_PAUSE_MS = 1_500;

/** Later pauses between requests because of the same marks, and the average distance of all, in ms: each block can bring a mark. */
const MARK_PAUSE_MS = 6_000;

/** Requests because of new marks that may follow each other without a pause. */
const MAX_AT_ONCE = 3;

/** Request because of marks, with its time in ms since 1970. */
interface FollowedMarks {
  readonly marks: AccountMarks | undefined;
  readonly at: number;
}

/** Decides when marks are followed by a request. */
export class MarkPace {
  /** Earlier requests, the latest last. */
  #followed: readonly FollowedMarks[] = [];

  /**
   * Returns the time until the next request because of marks, in ms: none for new marks, unless there were many of late. Marks that a
   * request has not settled wait, since nodes or the scan may be behind.
   */
  pauseMs(marks: AccountMarks | undefined): number {
    const last = this.#followed.at(-1);
    if (last?.marks !== marks)
      return pauseAfter(this.#followed.at(-MAX_AT_ONCE), MAX_AT_ONCE * MARK_PAUSE_MS);
    const isRepeated = this.#followed.at(-2)?.marks === marks;
    return pauseAfter(last, isRepeated ? MARK_PAUSE_MS : FIRST_PAUSE_MS);
  }

  /** Notes that a request because of marks begins. */
  note(marks: AccountMarks | undefined): void {
    this.#followed = [...this.#followed, { marks, at: Date.now() }].slice(-MAX_AT_ONCE);
  }
}

function pauseAfter(request: FollowedMarks | undefined, pauseMs: number): number {
  return request === undefined ? 0 : Math.max(0, request.at + pauseMs - Date.now());
}
