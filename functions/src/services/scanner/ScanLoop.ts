import type { Network } from '@everything-wallet/core/networks/networks';
import { logFailure } from '../../errors/logFailure.ts';
import { writeLog } from '../../errors/writeLog.ts';
import { Backoff } from './Backoff.ts';
import { CursorMovedError } from './CursorMovedError.ts';
import { maxScanLag } from './maxScanLag.ts';
import type { NetworkScanner } from './NetworkScanner.ts';
import { pause } from './pause.ts';
import { ReorgTooDeepError } from './ReorgTooDeepError.ts';

/** Wait at the head in ms: half the time of a block, within these limits. Each is a request to every node. */
const HEAD_WAIT = { minMs: 1_000, maxMs: 2_000 };

/** Waits in ms after an error, and while a step has to wait. */
const BACKOFF = { minMs: 500, maxMs: 30_000 };

/** State of one network's scan. */
export interface ScanHealth {
  /** Id of the network. */
  readonly network: string;
  /**
   * 'failing' after an error, 'waiting' for nodes that agree or for newer addresses, 'late' while it catches up from more than
   * `maxScanLag`, 'starting' before the first step.
   */
  readonly state: 'starting' | 'current' | 'late' | 'waiting' | 'failing';
  /** The last scanned block. */
  readonly block?: number;
  readonly head?: number;
  /** Name of the error of 'failing'. */
  readonly error?: string;
  /** Null if unknown. */
  readonly secondsBehind: number | null;
  /**
   * Seconds since its lag was last within `maxScanLag`, or seconds by which its lag is beyond that, whichever is more. While this is above
   * 0, wallets read blocks themselves.
   */
  readonly secondsLate: number;
  /** Steps without progress in a row: errors, or nodes that do not agree. */
  readonly failures: number;
}

/** Options of a loop. */
interface ScanLoopOptions {
  readonly backoff?: Backoff;
  readonly wait?: typeof pause;
  /** Restarts the scan after a reorg that was too deep; absent where an operator does. */
  readonly restart?: () => Promise<unknown>;
  /** Milliseconds since any time, never backwards. */
  readonly now?: () => number;
}

/** Runs the scanner of one network until it is stopped: waits at the head, and longer and longer after errors. */
export class ScanLoop {
  readonly #network: Pick<Network, 'id' | 'blockSeconds'>;
  readonly #scanner: Pick<NetworkScanner, 'step' | 'lag'>;
  readonly #backoff: Backoff;
  readonly #wait: typeof pause;
  readonly #restart: ScanLoopOptions['restart'];
  readonly #now: () => number;
  #result: Awaited<ReturnType<NetworkScanner['step']>> | 'starting' | 'failing' = 'starting';
  #error: string | undefined;
  /** The last time at which it was within `maxScanLag`. */
  #currentAt: number;

  constructor(
    network: Pick<Network, 'id' | 'blockSeconds'>,
    scanner: Pick<NetworkScanner, 'step' | 'lag'>,
    {
      backoff = new Backoff(BACKOFF),
      wait = pause,
      restart,
      now = () => performance.now(),
    }: ScanLoopOptions = {},
  ) {
    this.#restart = restart;
    this.#now = now;
    this.#currentAt = now();
    this.#network = network;
    this.#scanner = scanner;
    this.#backoff = backoff;
    this.#wait = wait;
  }

  /** Steps until aborted; a step that has begun is finished. Errors are logged and do not end it. */
  async run(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      const waitMs = await this.#step();
      this.#noteLag();
      // Also of 0 ms: other networks, and the signal, get a turn.
      await this.#wait(waitMs, signal);
    }
  }

  health(): ScanHealth {
    const { last, head, secondsBehind } = this.#scanner.lag();
    this.#noteLag();
    return {
      network: this.#network.id,
      state: this.#state(secondsBehind),
      ...(last && { block: last.number }),
      ...(head && { head: head.number }),
      ...(this.#result === 'failing' && this.#error !== undefined && { error: this.#error }),
      secondsBehind: Number.isFinite(secondsBehind) ? Math.round(secondsBehind) : null,
      secondsLate: this.#secondsLate(secondsBehind),
      failures: this.#backoff.failures,
    };
  }

  #state(secondsBehind: number): ScanHealth['state'] {
    if (this.#result === 'starting' || this.#result === 'failing' || this.#result === 'waiting')
      return this.#result;
    return this.#isLate(secondsBehind) ? 'late' : 'current';
  }

  #isLate(secondsBehind: number): boolean {
    return secondsBehind > this.#maxSeconds();
  }

  #secondsLate(secondsBehind: number): number {
    const sinceCurrent = (this.#now() - this.#currentAt) / 1_000;
    // A process that restarts again and again is never late for long, but its lag grows.
    const beyond = Number.isFinite(secondsBehind) ? secondsBehind - this.#maxSeconds() : 0;
    return Math.round(Math.max(sinceCurrent, beyond));
  }

  #maxSeconds(): number {
    return maxScanLag(this.#network) * this.#network.blockSeconds;
  }

  #noteLag(): void {
    if (!this.#isLate(this.#scanner.lag().secondsBehind)) this.#currentAt = this.#now();
  }

  /** Takes one step; returns the wait before the next one in ms. */
  async #step(): Promise<number> {
    try {
      this.#result = await this.#scanner.step();
    } catch (error) {
      if (error instanceof ReorgTooDeepError)
        await this.#restart?.().catch((cause: unknown) =>
          logFailure(`restarting the scan of ${this.#network.id}`, cause),
        );
      if (error instanceof CursorMovedError) {
        // Two scanners during a deployment: both would meet again at the next commit.
        writeLog('info', 'another scanner has committed', { network: this.#network.id });
        return this.#backoff.next();
      }
      this.#result = 'failing';
      this.#error = error instanceof Error ? error.name : 'unknown';
      logFailure(`scanning ${this.#network.id}`, error);
      return this.#backoff.next();
    }
    if (this.#result === 'waiting') return this.#backoff.next();
    this.#backoff.reset();
    return this.#result === 'current' ? this.#headWait() : 0;
  }

  #headWait(): number {
    const halfBlock = (this.#network.blockSeconds * 1_000) / 2;
    return Math.min(HEAD_WAIT.maxMs, Math.max(HEAD_WAIT.minMs, halfBlock));
  }
}
