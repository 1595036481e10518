import type { Sender } from '../../data/findSender.ts';
import { requireSender } from './requireSender.ts';

interface Admission {
  readonly sender: Sender;
  /** The signer. */
  readonly from: string;
  /** Milliseconds since 1970. */
  readonly validUntil: number | undefined;
  /** Whether the caller has a record of these very bytes. */
  readonly hasRecord: () => Promise<boolean>;
}

/**
 * Refuses a transfer that the user's own primary address did not sign (docs/product.md §6), unless it was admitted already.
 *
 * What became of a transfer is asked for with its bytes, and must be told though the primary account is another one by now:
 * with a record it was admitted when that was made, and without one it is begun no more once its time is over.
 *
 * @throws ServiceError as requireSender
 */
export async function requireAdmitted({ sender, from, validUntil, hasRecord }: Admission): Promise<void> {
  const isLate = validUntil !== undefined && Date.now() > validUntil;
  if (isLate) return;
  try {
    requireSender(sender, from);
  } catch (refusal) {
    if (!(await hasRecord())) throw refusal;
  }
}
