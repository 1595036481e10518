import type { TransactionStatus } from '@everything-wallet/core/documents/transaction';
import { networkByRpcName } from '@everything-wallet/core/networks/findNetwork';
import { CallableError } from '../../../lib/firebase/CallableError.ts';
import { findRecord } from '../api/findRecord.ts';
import { giveToNetwork } from '../api/giveToNetwork.ts';
import type { JournalledSend } from './JournalledSend.ts';
import { sendJournal } from './sendJournal.ts';
import { unlessSomebodySends } from './whileNobodyElseSends.ts';

/**
 * How long after it was signed a transfer that never reached the server is still sent, in ms. Somebody who comes back
 * later may have paid in another way: nothing leaves then that was not asked for again. It is also longer than a call
 * whose answer was lost can take on the server.
 */
const STILL_WANTED_MS = 120_000;

/** What became of a transfer: 'failed' where its record says so, 'sending' while a tab is at it. */
export type SendOutcome = 'sent' | 'failed' | 'notSent' | 'unknown' | 'sending';

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

async function outcomeOf({
  id,
  network,
  signed_transaction,
  written_at,
}: JournalledSend): Promise<SendOutcome> {
  let status: TransactionStatus | undefined;
  try {
    status = await findRecord(id);
    if (status === 'completed') return 'sent';
    if (status === 'failed') return 'failed';
    const age = Date.now() - written_at;
    // A clock that was set back makes a transfer younger than nothing: that is old as well.
    if (status === undefined && (age < 0 || age > STILL_WANTED_MS)) return 'notSent';
    await giveToNetwork({ signedTransaction: signed_transaction, network });
    return 'sent';
  } catch (error) {
    if (!(error instanceof CallableError)) return 'unknown';
    // The one answer that says that no node has the bytes; the server has taken its record back.
    if (error.reason === 'refusedByNetwork') return 'notSent';
    // Another transfer has the nonce: without a record this one was never given to a network, and now never will be.
    return error.reason === 'nonceTaken' && status === undefined ? 'notSent' : 'unknown';
  }
}
