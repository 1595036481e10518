import type { FailureReason } from '@everything-wallet/core/callables/failureReason';
import { networkByRpcName } from '@everything-wallet/core/networks/findNetwork';
import { CallableError } from '../../../lib/firebase/CallableError.ts';
import { findRecord } from '../api/findRecord.ts';
import { giveToNetwork } from '../api/giveToNetwork.ts';
import type { JournalledSend } from './JournalledSend.ts';
import { sendJournal } from './sendJournal.ts';
import { unlessSomebodySends } from './whileNobodyElseSends.ts';

/**
 * The answers that say that it was not sent: no node has the bytes, and the server has taken its record back; or they
 * came too late to be begun, as every copy would that is still on its way.
 */
const SAYS_NOT_SENT: ReadonlySet<string | undefined> = new Set<FailureReason>([
  'refusedByNetwork',
  'expired',
]);

/**
 * What became of a transfer: 'failed' where its record says so for good, 'replaced' where another one has its nonce, 'lapsed' where it has a record but its time is over and no
 * node has it, 'sending' while a tab is at it.
 */
export type SendOutcome = 'sent' | 'failed' | 'replaced' | 'notSent' | 'lapsed' | 'unknown' | 'sending';

/**
 * Finds out what became of a transfer whose outcome this browser does not know, and strikes it out when it is known.
 *
 * By its hash: the server's record is asked for, and the network is given the identical bytes, which can move coins once
 * at most. Nothing is signed.
 */
export async function settleSend(send: JournalledSend): Promise<SendOutcome> {
  const { chainId } = networkByRpcName(send.network);
  // A tab that sends from this account at this moment settles what it sends by itself.
  const outcome = await unlessSomebodySends({ chainId, from: send.from }, () => outcomeOf(send));
  if (outcome !== undefined && outcome !== 'unknown') await sendJournal.remove(send.id);
  return outcome ?? 'sending';
}

async function outcomeOf(send: JournalledSend): Promise<SendOutcome> {
  try {
    const record = await findRecord(send.id);
    if (record && record.status !== 'pending') {
      // A block that may still go fails nothing: the record tells the rest.
      if (record.status === 'completed' || record.is_final === false) return 'sent';
      return record.failure_reason === 'replaced' ? 'replaced' : 'failed';
    }
    await giveToNetwork({
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
    return SAYS_NOT_SENT.has(reason) ? 'notSent' : 'unknown';
  }
}
