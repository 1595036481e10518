import type { IncomingQuestion } from '@everything-wallet/core/callables/incomingScan';
import { UseCharge } from '../limits/UseCharge.ts';

/** Accounts on networks that count as one unit: an ordinary wallet's look is one. */
const ACCOUNTS_PER_UNIT = 10;

/** Requests to nodes that count as one unit of the next look: while little comes in, a look is one. */
const REQUESTS_PER_UNIT = 100;

/**
 * Says what a look for what came in counts for: by its accounts and networks, or by what the look before it asked of nodes,
 * whichever is more.
 */
export class ScanCharge {
  readonly #asked = new UseCharge('questions', REQUESTS_PER_UNIT);

  /** @returns at least 1 */
  unitsOf(userId: string, { addresses, networks }: Pick<IncomingQuestion, 'addresses' | 'networks'>): number {
    const wanted = new Set(addresses.map((address) => address.toLowerCase())).size * new Set(networks).size;
    return this.#asked.unitsOf(userId, Math.max(1, Math.ceil(wanted / ACCOUNTS_PER_UNIT)));
  }

  /** Looks, and remembers what that asks of nodes. */
  look<Answer>(userId: string, look: () => Promise<Answer>): Promise<Answer> {
    return this.#asked.run(userId, look);
  }
}
