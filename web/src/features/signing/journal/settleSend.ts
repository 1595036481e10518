import type { FailureReason } from '@everything-wallet/core/callables/failureReason';
import { transactionId } from '@everything-wallet/core/documents/transaction';
import { networkByRpcName } from '@everything-wallet/core/networks/findNetwork';
import { CallableError } from '../../../lib/firebase/CallableError.ts';
import { findRecord, type FoundRecord } from '../api/findRecord.ts';
import { sendSigned } from '../api/sendSigned.ts';
import { recordRefusal } from './heldNonces.ts';
import type { JournalledSend } from './JournalledSend.ts';
import { sendJournal } from './sendJournal.ts';
import { trySendLock } from './withSendLock.ts';

/**
 * Failures that prove that it was not sent: no node has the bytes, and the server has removed its record; or they arrived too late, as
 * would every copy still in transit.
 */
const NOT_SENT_REASONS: ReadonlySet<string | undefined> = new Set<FailureReason>([
  'refusedByNetwork',
  'expired',
]);

/** Maximum number of successive replacements to follow. */
const MAX_REPLACEMENTS = 20;

/**
 * Outcome of a transfer: 'failed' where its record is final, 'cancelled' or 'replaced' where a cancellation or another replacement is
 * final, 'superseded' where a replacement was signed and is not final yet, 'lapsed' where it has a record but its time is over and no node
 * has it, 'sending' while a tab is sending it.
 */
export type SendOutcome =
  | 'sent'
  | 'failed'
  | 'cancelled'
  | 'replaced'
  | 'superseded'
  | 'notSent'
  | 'lapsed'
  | 'unknown'
  | 'sending';

/**
 * Determines the outcome of a transfer that this browser does not know, and removes it from the journal when it is known.
 *
 * By its hash: the server's record is read, and the identical bytes are broadcast again, which can move coins at most once. Nothing is
 * signed.
 */
export async function settleSend(send: JournalledSend): Promise<SendOutcome> {
  const { chainId } = networkByRpcName(send.network);
  // A tab that is sending from this account settles its own sends.
  const outcome = await trySendLock({ chainId, from: send.from }, () => outcomeOf(send));
  // Not sent, according to the server that has the signature.
  if (outcome === 'notSent') await recordRefusal(send);
  else if (outcome !== undefined && outcome !== 'unknown') await sendJournal.remove(send.id);
  return outcome ?? 'sending';
}

async function outcomeOf(send: JournalledSend): Promise<SendOutcome> {
  try {
    const record = await findRecord(send.id);
    const recorded = record && (await recordedOutcome(record, send));
    if (recorded !== undefined) return recorded;
    // The user has been informed of the refusal: it is not broadcast again.
    if (send.is_refused) return record ? 'sent' : 'unknown';
    await sendSigned({
      signedTransaction: send.signed_transaction,
      network: send.network,
      validUntil: send.valid_until,
      replaces: send.replaces,
      consent: send.consent,
      origin: send.origin,
    });
    return 'sent';
  } catch (error) {
    const reason = error instanceof CallableError ? error.reason : undefined;
    // From now on its record has the outcome, and only the user can broadcast it.
    if (reason === 'lapsed') return 'lapsed';
    if (reason === 'superseded') return supersededOf(send);
    return NOT_SENT_REASONS.has(reason) ? 'notSent' : 'unknown';
  }
}

/** Determines the outcome of a transfer that the server does not broadcast, since a replacement was signed. */
async function supersededOf(send: JournalledSend): Promise<SendOutcome> {
  try {
    const record = await findRecord(send.id);
    return (record && (await recordedOutcome(record, send))) ?? 'superseded';
  } catch {
    return 'unknown';
  }
}

/** Reads the outcome from a record; undefined while pending, when it may be broadcast. */
async function recordedOutcome(record: FoundRecord, send: JournalledSend): Promise<SendOutcome | undefined> {
  const { status, is_final: isFinal, failure_reason: reason, replaced_by: replacedBy } = record;
  if (status === 'pending') return replacedBy === undefined ? undefined : successorOf(record, send);
  // A block that may be reverted proves no failure: the record has the rest.
  if (status === 'completed' || isFinal === false) return 'sent';
  if (reason !== 'replaced') return 'failed';
  const outcome = await successorOf(record, send);
  return outcome === 'cancelled' ? outcome : 'replaced';
}

/** Follows the chain of replacements of a transfer. */
async function successorOf(
  record: FoundRecord,
  { user_id: userId, network }: JournalledSend,
): Promise<'cancelled' | 'replaced' | 'superseded'> {
  const { chainId } = networkByRpcName(network);
  let hash = record.replaced_by;
  for (let steps = 0; hash !== undefined && steps < MAX_REPLACEMENTS; steps += 1) {
    const next = await findRecord(transactionId(userId, chainId, hash));
    if (next?.block_number !== undefined) {
      // A recent block may be reverted.
      if (next.is_final !== true) return 'superseded';
      return next.isCancellation ? 'cancelled' : 'replaced';
    }
    hash = next?.replaced_by;
  }
  return 'superseded';
}
