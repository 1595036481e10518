import { AnswerTooLargeError } from '../chain/AnswerTooLargeError.ts';

/** Bytes that a response may have at first: blocks of thousands of transfers have fewer. */
const USUAL_BYTES = 8_388_608;

/**
 * Maximum bytes of one response: more than a block full of log data has on the network with the most gas in a block. A
 * lower limit would let one block stop a scanner.
 */
const MAX_BYTES = 100_663_296;

/** Usual responses that have room beside one of the longest: a slow node's long response must not stop all other reads. */
const RESERVED_READS = 4;

/** Bytes of all responses that are read at the same time. */
const MAX_CONCURRENT_BYTES = MAX_BYTES + RESERVED_READS * USUAL_BYTES;

/** A read that waits. */
interface WaitingRead {
  readonly bytes: number;
  readonly begin: () => void;
}

/**
 * Bounds the responses that are in memory at the same time: a read waits until its longest response has room. The longest ones
 * are therefore read one at a time, in order of arrival; while one waits, others use only the room beside it.
 */
export class ResponseBudget {
  #free = MAX_CONCURRENT_BYTES;
  #usualReads = 0;
  readonly #waiting: WaitingRead[] = [];

  /**
   * Reads responses with at most `maxBytes` each, one after the other. If one is longer, reads them again with the highest limit
   * when there is room.
   *
   * @param read returns only what is kept of the responses: their room is given to others afterwards
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
    if (this.#hasRoom(bytes)) this.#occupy(bytes, 1);
    else
      await new Promise<void>((resolve) => {
        this.#waiting.push({ bytes, begin: resolve });
      });
    try {
      return await read(bytes);
    } finally {
      this.#occupy(bytes, -1);
      this.#beginWaiting();
    }
  }

  #hasRoom(bytes: number): boolean {
    if (bytes > this.#free) return false;
    const isLongWaiting = this.#waiting.some((read) => read.bytes > USUAL_BYTES);
    return bytes > USUAL_BYTES || !isLongWaiting || this.#usualReads < RESERVED_READS;
  }

  #occupy(bytes: number, reads: 1 | -1): void {
    this.#free -= reads * bytes;
    if (bytes <= USUAL_BYTES) this.#usualReads += reads;
  }

  #beginWaiting(): void {
    for (const read of [...this.#waiting]) {
      if (!this.#hasRoom(read.bytes)) continue;
      this.#waiting.splice(this.#waiting.indexOf(read), 1);
      this.#occupy(read.bytes, 1);
      read.begin();
    }
  }
}
