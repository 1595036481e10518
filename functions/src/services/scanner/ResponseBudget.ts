import { AnswerTooLargeError } from '../chain/AnswerTooLargeError.ts';

/** Bytes that a response may have at first: blocks of thousands of transfers have fewer. */
const USUAL_BYTES = 8_388_608;

/**
 * Maximum bytes of one response: more than a block full of log data has on the network with the most gas in a block. A
 * lower limit would let one block stop a scanner.
 */
const MAX_BYTES = 100_663_296;

/** Bytes of all responses that are read at the same time: one of the longest, and four others. */
const MAX_CONCURRENT_BYTES = MAX_BYTES + 4 * USUAL_BYTES;

/** A read that waits. */
interface WaitingRead {
  readonly bytes: number;
  readonly begin: () => void;
}

/**
 * Bounds the responses that are in memory at the same time: a read waits until its longest response has room, in order of
 * arrival. The longest ones are therefore read one at a time.
 */
export class ResponseBudget {
  #free = MAX_CONCURRENT_BYTES;
  readonly #waiting: WaitingRead[] = [];

  /**
   * Reads responses with at most `maxBytes` each, one after the other. If one is longer, reads them again with the highest limit
   * when there is room.
   *
   * @param read returns what is left of the responses, since these have no room afterwards
   * @throws AnswerTooLargeError if a response exceeds that as well
   */
  async read<Result>(read: (maxBytes: number) => Promise<Result>): Promise<Result> {
    try {
      return await this.#withRoom(USUAL_BYTES, read);
    } catch (error) {
      if (!(error instanceof AnswerTooLargeError)) throw error;
      return await this.#withRoom(MAX_BYTES, read);
    }
  }

  async #withRoom<Result>(bytes: number, read: (maxBytes: number) => Promise<Result>): Promise<Result> {
    if (this.#waiting.length > 0 || bytes > this.#free)
      await new Promise<void>((resolve) => {
        this.#waiting.push({ bytes, begin: resolve });
      });
    else this.#free -= bytes;
    try {
      return await read(bytes);
    } finally {
      this.#free += bytes;
      this.#beginNext();
    }
  }

  #beginNext(): void {
    for (let [next] = this.#waiting; next && next.bytes <= this.#free; [next] = this.#waiting) {
      this.#waiting.shift();
      this.#free -= next.bytes;
      next.begin();
    }
  }
}
