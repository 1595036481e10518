import type { IncomingQuestion } from '@everything-wallet/core/callables/incomingLook';
import { metered } from '../limits/usage.ts';

/** Accounts on networks that count as one unit: an ordinary wallet's look is one. */
const ACCOUNTS_PER_UNIT = 10;

/** Requests to nodes that count as one unit of the next look: while little comes in, a look is one. */
const REQUESTS_PER_UNIT = 100;

/** Units of a look: half of what a user may use in a minute, so that every look can be made. */
const MAX_UNITS = 60;

/** Users that an instance remembers; beyond this it forgets them all. */
const MAX_REMEMBERED = 10_000;

/**
 * Says what a look for what came in counts for: by its accounts and networks, or by what the look before it asked of nodes,
 * whichever is more.
 */
export class LookCharge {
  readonly #asked = new Map<string, number>();

  /** @returns at least 1 */
  unitsOf(userId: string, { addresses, networks }: Pick<IncomingQuestion, 'addresses' | 'networks'>): number {
    const wanted = new Set(addresses.map((address) => address.toLowerCase())).size * new Set(networks).size;
    const units = Math.max(
      1,
      Math.ceil(wanted / ACCOUNTS_PER_UNIT),
      Math.ceil((this.#asked.get(userId) ?? 0) / REQUESTS_PER_UNIT),
    );
    return Math.min(units, MAX_UNITS);
  }

  /** Looks, and remembers what that asks of nodes, also after its answer. */
  look<Answer>(userId: string, look: () => Promise<Answer>): Promise<Answer> {
    if (this.#asked.size >= MAX_REMEMBERED) this.#asked.clear();
    let asked = 0;
    this.#asked.set(userId, 0);
    return metered(({ questions = 0 }) => {
      asked += questions;
      this.#asked.set(userId, asked);
    }, look);
  }
}
