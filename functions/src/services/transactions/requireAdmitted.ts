import type { Sender } from '../../data/findSender.ts';
import { requireSender } from './requireSender.ts';

interface Admission {
  readonly sender: Sender;
  /** The signer. */
  readonly from: string;
  /** Milliseconds since 1970. */
  readonly validUntil: number | undefined;
  /** Returns true if the caller has a record of these very bytes. */
  readonly hasRecord: () => Promise<boolean>;
}

/**
 * Refuses a transaction that none of the user's own accounts with a key signed, unless it was admitted
 * already.
 *
 * The outcome of a transfer is requested with its bytes, and must be returned even if the account was
 * deleted since: with a record it was admitted when that was made, and without one it can no longer begin once its
 * time is over.
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
