import {
  isPaused,
  noMaintenance,
  type Maintenance,
  type PausableFeature,
} from '@everything-wallet/core/documents/maintenance';
import { logFailure } from '../../errors/logFailure.ts';
import { ServiceError } from '../../errors/ServiceError.ts';
import { withDeadline } from '../../errors/withDeadline.ts';

/** Milliseconds after which an instance reads the switch again. */
const READ_INTERVAL_MS = 10_000;

/** Timeout of the database in ms; after that the last known state applies. */
const READ_TIMEOUT_MS = 1_500;

/** Requirement of a call: a feature, or that something may be written. */
export type Needed = PausableFeature | 'changes';

/** Features switched off for everyone, read by an instance at most once in ten seconds. */
export class MaintenanceSwitch {
  readonly #read: () => Promise<Maintenance>;
  readonly #now: () => number;
  #known = noMaintenance;
  #readAt = -Infinity;
  #reading: Promise<void> | undefined;

  constructor(read: () => Promise<Maintenance>, now: () => number = () => Date.now()) {
    this.#read = read;
    this.#now = now;
  }

  /** State of the last read, at most some seconds old while there are calls. */
  get known(): Maintenance {
    return this.#known;
  }

  async current(): Promise<Maintenance> {
    // A clock that was set back must not stop it from being read.
    if (Math.abs(this.#now() - this.#readAt) >= READ_INTERVAL_MS) {
      this.#reading ??= this.#readAgain().finally(() => (this.#reading = undefined));
      await this.#reading;
    }
    return this.#known;
  }

  /** @throws ServiceError 'failed-precondition' with a sentence for people, where it is switched off */
  async require(needed: Needed): Promise<void> {
    const maintenance = await this.current();
    const isOff = needed === 'changes' ? maintenance.read_only : isPaused(maintenance, needed);
    if (!isOff) return;
    const part = needed === 'send' ? needed : 'feature';
    const textId = `server.maintenance.${maintenance.read_only ? 'readOnly' : part}` as const;
    throw new ServiceError('failed-precondition', textId, { reason: 'serviceUnavailable' });
  }

  async #readAgain(): Promise<void> {
    try {
      this.#known = await withDeadline(this.#read(), READ_TIMEOUT_MS);
    } catch (error) {
      logFailure('reading the maintenance switch', error);
    }
    this.#readAt = this.#now();
  }
}
