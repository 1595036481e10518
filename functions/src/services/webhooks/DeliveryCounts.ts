import { LineTimer } from '../../errors/LineTimer.ts';
import { writeLog } from '../../errors/writeLog.ts';

/** Minimum failing hosts for `failsEverywhere`: a few receivers are always down. */
const MIN_FAILING_HOSTS = 5;

/** The same where no host has a success: with few receivers, an outage of the service never reaches the other minimum. */
const MIN_FAILING_ALONE = 2;

/** Milliseconds of failures after which a receiver's outage is its own: it does not count as one of many that fail at once. */
const NEW_FAILURE_MS = 60 * 60 * 1_000;

/** An attempt to deliver an event to a webhook. Times are in ms since 1970. */
export interface CountedAttempt {
  readonly isDelivered: boolean;
  /** Host of the webhook. */
  readonly host: string;
  /** Attempts of the event, with this one. */
  readonly attempts: number;
  /** True for a first attempt without an earlier failure in its lane: only its delay measures the service. */
  readonly isOnTime: boolean;
  /** Time at which the event was created. */
  readonly eventAt: number;
  /** Time of the webhook's first failure since its last success; null without one. */
  readonly failingSince: number | null;
}

/** Outcome of a push, 'failed' if the queue calls again. */
type PushOutcome = 'sent' | 'gone' | 'refused' | 'failed';

interface Host {
  delivered: number;
  failed: number;
}

/** Counts what an instance delivers, and writes one log line a minute while there is anything. */
export class DeliveryCounts {
  readonly #now: () => number;
  readonly #write: typeof writeLog;
  readonly #timer = new LineTimer(() => this.write());
  readonly #hosts = new Map<string, Host>();
  #counts = noCounts();

  constructor({ now = Date.now, write = writeLog }: { now?: () => number; write?: typeof writeLog } = {}) {
    this.#now = now;
    this.#write = write;
  }

  countAttempt({ isDelivered, host, attempts, isOnTime, eventAt, failingSince }: CountedAttempt): void {
    const counts = this.#started();
    const age = Math.max(0, Math.round((this.#now() - eventAt) / 1_000));
    counts.attempts += 1;
    if (attempts > 1) counts.retries += 1;
    if (isDelivered) counts.delivered += 1;
    else {
      counts.failed += 1;
      counts.oldestSeconds = Math.max(age, counts.oldestSeconds ?? 0);
    }
    if (isOnTime) counts.delaySeconds = Math.max(age, counts.delaySeconds ?? 0);
    if (!isDelivered && this.#now() - (failingSince ?? Infinity) >= NEW_FAILURE_MS) return;
    const known = this.#hosts.get(host) ?? { delivered: 0, failed: 0 };
    known[isDelivered ? 'delivered' : 'failed'] += 1;
    this.#hosts.set(host, known);
  }

  /** Counts an event that is given up. */
  countGivenUp(): void {
    this.#started().givenUp += 1;
  }

  /** Counts a webhook that is paused because of failures. */
  countPaused(): void {
    this.#started().paused += 1;
  }

  countPush(outcome: PushOutcome): void {
    this.#started().pushes[outcome] += 1;
  }

  /** Writes the line and resets the counts; does nothing without any. */
  write(): void {
    this.#timer.end();
    const counts = this.#counts;
    const hosts = [...this.#hosts.values()];
    this.#counts = noCounts();
    this.#hosts.clear();
    if (!counts.hasAny) return;
    const { hasAny: _hasAny, ...line } = counts;
    const deliveredHosts = hosts.filter(({ delivered }) => delivered > 0).length;
    const failingHosts = hosts.length - deliveredHosts;
    const failsEverywhere =
      deliveredHosts === 0
        ? failingHosts >= MIN_FAILING_ALONE
        : failingHosts >= MIN_FAILING_HOSTS && failingHosts > deliveredHosts;
    this.#write(failsEverywhere ? 'warn' : 'info', 'Deliveries', {
      ...line,
      ...{ deliveredHosts, failingHosts, failsEverywhere },
    });
  }

  #started() {
    this.#timer.start();
    this.#counts.hasAny = true;
    return this.#counts;
  }
}

function noCounts() {
  return {
    hasAny: false,
    ...{ attempts: 0, retries: 0, delivered: 0, failed: 0, givenUp: 0, paused: 0 },
    delaySeconds: null as number | null,
    oldestSeconds: null as number | null,
    pushes: { sent: 0, gone: 0, refused: 0, failed: 0 },
  };
}
