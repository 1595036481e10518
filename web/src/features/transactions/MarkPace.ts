import type { AccountMarks } from './api/listenToAccountMarks.ts';

/** Wait before the first retry, in ms: the server skips a scan that soon after another. */
const FIRST_RETRY_MS = 800;

/** Wait before later retries, and between requests after a burst, in ms: each block can bring a mark. */
const RETRY_MS = 6_000;

/** Requests for new marks that may be sent without a wait, in a time of as many retries. */
const MAX_BURST = 3;

/** Request after marks, with its time in ms since 1970. */
interface MarkRequest {
  readonly marks: AccountMarks | undefined;
  readonly at: number;
}

/** Decides when marks are followed by a request. */
export class MarkPace {
  /** Earlier requests, the latest last. */
  #requests: readonly MarkRequest[] = [];

  /**
   * Returns the wait before the next request, in ms: none for new marks, unless three requests were sent in the last 18 s. If the last
   * request did not cover these marks, it is retried: nodes or the scan may be behind.
   */
  waitMs(marks: AccountMarks | undefined): number {
    const last = this.#requests.at(-1);
    if (last?.marks !== marks) {
      return Math.min(
        waitAfter(this.#requests.at(-MAX_BURST), MAX_BURST * RETRY_MS),
        waitAfter(last, RETRY_MS),
      );
    }
    const isRetried = this.#requests.at(-2)?.marks === marks;
    return waitAfter(last, isRetried ? RETRY_MS : FIRST_RETRY_MS);
  }

  /** Notes that a request is sent after marks. */
  noteRequest(marks: AccountMarks | undefined): void {
    this.#requests = [...this.#requests, { marks, at: Date.now() }].slice(-MAX_BURST);
  }
}

function waitAfter(request: MarkRequest | undefined, ms: number): number {
  return request === undefined ? 0 : Math.max(0, request.at + ms - Date.now());
}
