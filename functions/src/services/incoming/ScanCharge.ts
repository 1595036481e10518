import type { IncomingQuestion } from '@everything-wallet/core/schemas/incomingScan';
import { UseCharge } from '../limits/UseCharge.ts';

/** Accounts times networks that count as one unit: an ordinary wallet's scan is one. */
const ACCOUNTS_PER_UNIT = 10;

/** Requests to nodes that count as one unit of the next scan: with few incoming transfers, a scan is one. */
const REQUESTS_PER_UNIT = 100;

/**
 * Computes the units of a scan for incoming transfers: by its accounts and networks, or by the previous
 * scan's requests to nodes, whichever is more.
 */
export class ScanCharge {
  readonly #charge = new UseCharge('questions', REQUESTS_PER_UNIT);

  /** @returns at least 1 */
  unitsOf(userId: string, { addresses, networks }: Pick<IncomingQuestion, 'addresses' | 'networks'>): number {
    const wanted = new Set(addresses.map((address) => address.toLowerCase())).size * new Set(networks).size;
    return this.#charge.unitsOf(userId, Math.max(1, Math.ceil(wanted / ACCOUNTS_PER_UNIT)));
  }

  /** Scans, and remembers the number of requests to nodes. */
  scan<Answer>(userId: string, scan: () => Promise<Answer>): Promise<Answer> {
    return this.#charge.run(userId, scan);
  }
}
