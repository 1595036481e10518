import { noteUsage } from '../../requests/usage.ts';
import { MemoryLimit } from '../apiAccess/MemoryLimit.ts';
import type { CallCounter } from './CallLimiter.ts';
import { DailyBudget } from './DailyBudget.ts';
import { siteReadLimits } from './siteReadLimits.ts';

/** A site as it is counted. */
export interface SiteCaller {
  /** Internet address of the browser. */
  readonly address: string;
  /** The Origin header; empty for a program that sends none. */
  readonly origin: string;
}

interface Dependencies {
  readonly counter: CallCounter;
  /** Names an internet address, or any other text, in counters (`addressKey`). */
  readonly nameOf: (text: string) => string;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
}

/**
 * Quota of the reads that sites make without a key (`siteReadLimits`).
 *
 * A page reads many things at once, so neither window may cost a write for each read: the short one is counted in the
 * memory of the instance, and the day in steps (`DailyBudget`).
 */
export class SiteReadQuota {
  readonly #nameOf: Dependencies['nameOf'];
  readonly #now: () => number;
  readonly #sites = new MemoryLimit(siteReadLimits.perWindow, siteReadLimits.windowMs);
  readonly #addresses = new MemoryLimit(siteReadLimits.addressPerWindow, siteReadLimits.windowMs);
  readonly #siteDays: DailyBudget;
  readonly #addressDays: DailyBudget;

  constructor({ counter, nameOf, now = Date.now }: Dependencies) {
    this.#nameOf = nameOf;
    this.#now = now;
    this.#siteDays = new DailyBudget({ counter, perDay: () => ({ units: siteReadLimits.perDay }), now });
    this.#addressDays = new DailyBudget({
      counter,
      perDay: () => ({ units: siteReadLimits.addressPerDay }),
      now,
    });
  }

  /** Counts units against the short window; returns 0, or the milliseconds until they may be used. */
  tryConsume(caller: SiteCaller, units: number): number {
    const { site, address } = this.#namesOf(caller);
    const dayMs = Math.max(this.#siteDays.waitBefore(site), this.#addressDays.waitBefore(address));
    if (dayMs > 0) return dayMs;
    const now = this.#now();
    return this.#sites.tryConsume(site, units, now) || this.#addresses.tryConsume(address, units, now);
  }

  /** Counts units that were admitted against the day. Never rejects. */
  async consumeDaily(caller: SiteCaller, units: number): Promise<void> {
    const { site, address } = this.#namesOf(caller);
    await this.#siteDays.spend(site, () =>
      this.#addressDays.spend(address, () => {
        noteUsage({ units });
        return Promise.resolve();
      }),
    );
  }

  #namesOf({ address, origin }: SiteCaller): { readonly site: string; readonly address: string } {
    const name = this.#nameOf(address);
    return { site: this.#nameOf(`${name} ${origin}`), address: name };
  }
}
