import type { WebhookQueue, WebhookTaskOptions } from '../../functions/src/services/webhooks/WebhookQueue.ts';
import { retryDelayMs } from '../../functions/src/services/webhooks/retryDelayMs.ts';

/** Tasks that run at the same time. */
const MAX_CONCURRENT = 50;

/** Milliseconds after which a repeated task runs, at most. */
const MAX_REPEAT_MS = 20_000;

interface Task {
  readonly lane: string;
  readonly retries: number;
  readonly at: number;
  readonly options: WebhookTaskOptions;
}

type Deliver = (lane: string, isRetry: boolean, options: WebhookTaskOptions) => Promise<void>;

/** Shares of tasks. */
interface Faults {
  /** Delivered a second time. */
  readonly repeated: number;
  /** Never delivered. */
  readonly lost: number;
}

/** A task queue as Cloud Tasks, on a clock of its own that jumps to the next task while no task runs. */
export class SimulatedQueue implements WebhookQueue {
  now = Date.parse('2027-01-01T00:00:00Z');
  readonly counts = { tasks: 0, repeated: 0, lost: 0, retries: 0 };
  /** Work in real time that must end before the clock jumps. */
  beforeJump: () => Promise<unknown> = () => Promise.resolve();
  readonly #faults: Faults;
  readonly #random: () => number;
  #tasks: Task[] = [];
  #running = 0;
  #wake: () => void = () => undefined;

  constructor(faults: Faults, random: () => number) {
    this.#faults = faults;
    this.#random = random;
  }

  readonly enqueue = (laneIds: readonly string[], options: WebhookTaskOptions = {}): Promise<void> => {
    for (const lane of laneIds) {
      this.counts.tasks += 1;
      if (this.#random() < this.#faults.lost) {
        this.counts.lost += 1;
        continue;
      }
      this.#tasks.push({ lane, retries: 0, at: this.now, options });
      if (this.#random() >= this.#faults.repeated) continue;
      this.counts.repeated += 1;
      this.#tasks.push({ lane, retries: 0, at: this.now + this.#random() * MAX_REPEAT_MS, options });
    }
    return Promise.resolve();
  };

  /** Runs all tasks up to a time. */
  async runUntil(time: number, deliver: Deliver): Promise<void> {
    for (;;) {
      const due = this.#takeDue();
      for (const task of due) void this.#run(task, deliver);
      if (this.#running > 0) {
        await new Promise<void>((resolve) => (this.#wake = resolve));
        continue;
      }
      const next = Math.min(...this.#tasks.map(({ at }) => at));
      if (next > time) break;
      // A restart takes milliseconds, in which the clock could otherwise jump by a day of refused connections.
      if (next > this.now) await this.beforeJump();
      this.now = Math.max(this.now, next);
    }
    this.now = Math.max(this.now, time);
  }

  #takeDue(): readonly Task[] {
    const due = this.#tasks.filter(({ at }) => at <= this.now).slice(0, MAX_CONCURRENT - this.#running);
    const taken = new Set(due);
    this.#tasks = this.#tasks.filter((task) => !taken.has(task));
    return due;
  }

  async #run(task: Task, deliver: Deliver): Promise<void> {
    const { lane, retries, options } = task;
    this.#running += 1;
    try {
      await deliver(lane, retries > 0, options);
    } catch {
      this.counts.retries += 1;
      this.#tasks.push({ ...task, retries: retries + 1, at: this.now + retryDelayMs(retries + 1) });
    } finally {
      this.#running -= 1;
      // Time passes while tasks run, also for leases.
      this.now += 1;
      this.#wake();
    }
  }
}
