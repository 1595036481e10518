import { WalletError } from '@everything-wallet/core/errors/WalletError';
import type { Network } from '@everything-wallet/core/networks/networks';
import type { SignedTransfer } from '@everything-wallet/core/transactions/signTransfer';
import { CallableError } from '../../../lib/firebase/CallableError.ts';
import { broadcast } from '../api/broadcast.ts';
import { isUncertain } from '../isUncertain.ts';
import { recordRefusal, releaseHeldNonce, signedNonce } from './heldNonces.ts';
import type { JournalledSend } from './JournalledSend.ts';
import { sendJournal } from './sendJournal.ts';

interface Broadcasting {
  readonly signed: SignedTransfer;
  readonly network: Network;
  /** Whether the person was told that this browser notes nothing, and wants it sent all the same. */
  readonly mayGoUnnoted: boolean;
}

/**
 * Notes a signed transfer on this device, has it broadcast, and strikes it out when it is known what became of it. One that the server
 * refused stays, for its nonce (`requireHeldNonce`); a replacement goes, since what it was to replace has that nonce and is out.
 *
 * Where the browser keeps nothing nobody is warned after a crash, and what is sent a second time is paid twice: so that is said
 * before anything leaves.
 *
 * @throws WalletError 'send.error.unnoted' when it could not be noted, with nothing sent, or 'send.error.uncertain'
 * @throws CallableError when the server refused and said why
 */
export async function broadcastJournalled(
  entry: JournalledSend,
  { signed, network, mayGoUnnoted }: Broadcasting,
): Promise<void> {
  const isNoted = await sendJournal.write(entry);
  if (!isNoted && !mayGoUnnoted) {
    await sendJournal.remove(entry.id);
    throw new WalletError('send.error.unnoted');
  }
  try {
    await broadcast(signed, network, entry.valid_until, entry.replaces);
  } catch (error) {
    // Whoever refused it holds the signature all the same.
    if (error instanceof CallableError && !isUncertain(error)) await recordRefusal(entry);
    throw error;
  }
  await sendJournal.remove(entry.id);
  const account = { chainId: network.chainId, from: entry.from };
  await releaseHeldNonce(entry.user_id, account, signedNonce(entry));
}
