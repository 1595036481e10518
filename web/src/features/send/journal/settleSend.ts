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
 * The answers that say that it was not sent: no node has the bytes, and the server has taken its record back; or they
 * came too late to be begun, as every copy would that is still on its way.
 */
const SAYS_NOT_SENT: ReadonlySet<string | undefined> = new Set<FailureReason>([
  'refusedByNetwork',
  'expired',
]);

/** How many transactions are looked through that were signed with one nonce, each to replace the one before. */
const LONGEST_CHAIN = 20;

/**
 * What became of a transfer: 'failed' where its record says so for good, 'cancelled' or 'replaced' where a cancellation or another one
 * with its nonce is in a block for good, 'superseded' where one was signed to take its place and that is not so yet, 'lapsed' where it has a record but its
 * time is over and no node has it, 'sending' while a tab is at it.
 */
export type SendOutcome =
  'sent' | 'failed' | 'cancelled' | 'replaced' | 'superseded' | 'notSent' | 'lapsed' | 'unknown' | 'sending';

/**
 * Finds out what became of a transfer whose outcome this browser does not know, and strikes it out when it is known.
 *
 * By its hash: the server's record is asked for, and the network is given the identical bytes, which can move coins once
 * at most. Nothing is signed.
 */
export async function settleSend(send: JournalledSend): Promise<SendOutcome> {
  const { chainId } = networkByRpcName(send.network);
  // A tab that sends from this account at this moment settles what it sends by itself.
  const outcome = await trySendLock({ chainId, from: send.from }, () => outcomeOf(send));
  // That it was not sent is the word of whoever holds the signature.
  if (outcome === 'notSent') await recordRefusal(send);
  else if (outcome !== undefined && outcome !== 'unknown') await sendJournal.remove(send.id);
  return outcome ?? 'sending';
}

async function outcomeOf(send: JournalledSend): Promise<SendOutcome> {
  try {
    const record = await findRecord(send.id);
    const told = record && (await toldBy(record, send));
    if (told !== undefined) return told;
    // The person was told that it was refused: it is not given to the network once more.
    if (send.is_refused) return record ? 'sent' : 'unknown';
    await sendSigned({
      signedTransaction: send.signed_transaction,
      network: send.network,
      validUntil: send.valid_until,
      replaces: send.replaces,
    });
    return 'sent';
  } catch (error) {
    const reason = error instanceof CallableError ? error.reason : undefined;
    // From now on its record tells the rest, and the person alone has it sent.
    if (reason === 'lapsed') return 'lapsed';
    if (reason === 'superseded') return supersededOf(send);
    return SAYS_NOT_SENT.has(reason) ? 'notSent' : 'unknown';
  }
}

/** What became of a transfer that the server gives to nobody, since another one was signed to take its place. */
async function supersededOf(send: JournalledSend): Promise<SendOutcome> {
  try {
    const record = await findRecord(send.id);
    return (record && (await toldBy(record, send))) ?? 'superseded';
  } catch {
    return 'unknown';
  }
}

/** What a record says of its transfer; undefined while that waits and may be given to the network. */
async function toldBy(record: FoundRecord, send: JournalledSend): Promise<SendOutcome | undefined> {
  const { status, is_final: isFinal, failure_reason: reason, replaced_by: replacedBy } = record;
  if (status === 'pending') return replacedBy === undefined ? undefined : successorOf(record, send);
  // A block that may still go fails nothing: the record tells the rest.
  if (status === 'completed' || isFinal === false) return 'sent';
  if (reason !== 'replaced') return 'failed';
  const outcome = await successorOf(record, send);
  return outcome === 'cancelled' ? outcome : 'replaced';
}

/** What became of those that were signed one after the other to take the place of a transfer. */
async function successorOf(
  record: FoundRecord,
  { user_id: userId, network }: JournalledSend,
): Promise<'cancelled' | 'replaced' | 'superseded'> {
  const { chainId } = networkByRpcName(network);
  let hash = record.replaced_by;
  for (let steps = 0; hash !== undefined && steps < LONGEST_CHAIN; steps += 1) {
    const next = await findRecord(transactionId(userId, chainId, hash));
    if (next?.block_number !== undefined) {
      // A young block may be taken back.
      if (next.is_final !== true) return 'superseded';
      return next.isCancellation ? 'cancelled' : 'replaced';
    }
    hash = next?.replaced_by;
  }
  return 'superseded';
}
