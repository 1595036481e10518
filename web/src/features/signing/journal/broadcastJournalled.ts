import { WalletError } from '@everything-wallet/core/errors/WalletError';
import type { Network } from '@everything-wallet/core/networks/networks';
import type { SignedTransfer } from '@everything-wallet/core/transactions/signTransfer';
import { CallableError } from '../../../lib/firebase/CallableError.ts';
import { broadcast } from '../api/broadcast.ts';
import { isUncertain } from '../pipeline/isUncertain.ts';
import { recordRefusal, releaseHeldNonce, signedNonce } from './heldNonces.ts';
import type { JournalledSend } from './JournalledSend.ts';
import { sendJournal } from './sendJournal.ts';

interface Broadcasting {
  readonly signed: SignedTransfer;
  readonly network: Network;
  /** True if the user accepts that this browser cannot store it. */
  readonly maySkipJournal: boolean;
}

/**
 * Stores a signed transfer in the journal, broadcasts it, and removes it when its outcome is known. One that the server refused stays, for
 * its nonce (`requireHeldNonce`); a refused replacement is removed, since the transfer to replace has that nonce and has been sent.
 *
 * Without storage there is no warning after a crash, and a repeated send pays twice: the user must accept that before anything is sent.
 *
 * @throws WalletError 'send.error.unnoted' when it could not be stored, with nothing sent, or 'send.error.uncertain'
 * @throws CallableError when the server refused with a reason
 */
export async function broadcastJournalled(
  entry: JournalledSend,
  { signed, network, maySkipJournal }: Broadcasting,
): Promise<void> {
  const isNoted = await sendJournal.write(entry);
  if (!isNoted && !maySkipJournal) {
    await sendJournal.remove(entry.id);
    throw new WalletError('send.error.unnoted');
  }
  try {
    await broadcast(signed, network, {
      validUntil: entry.valid_until,
      replaces: entry.replaces,
      consent: entry.consent,
      origin: entry.origin,
    });
  } catch (error) {
    // The server that refused it may still have the signature.
    if (error instanceof CallableError && !isUncertain(error)) await recordRefusal(entry);
    throw error;
  }
  await sendJournal.remove(entry.id);
  const account = { chainId: network.chainId, from: entry.from };
  await releaseHeldNonce(entry.user_id, account, signedNonce(entry));
}
