import { WalletError } from '@everything-wallet/core/errors/WalletError';
import { CallableError } from '../../../lib/firebase/CallableError.ts';
import { startStopwatch } from '../../../lib/time/startStopwatch.ts';
import type { TransferSigner } from '../../../lib/vault/Signer.ts';
import { broadcastJournalled } from '../journal/broadcastJournalled.ts';
import { requireHeldNonce } from '../journal/heldNonces.ts';
import { unsettledSends } from '../journal/unsettledSends.ts';
import { withSendLock, type SendingAccount } from '../journal/withSendLock.ts';
import { journalEntryOf } from './journalEntryOf.ts';
import { signingLimits } from './signingLimits.ts';
import type { TransactionRequest } from './TransactionRequest.ts';

const { MAX_NONCE_ATTEMPTS, MAX_QUOTE_AGE_MS, NONCE_PAUSE_MS } = signingLimits;

/**
 * Signs a transaction of any kind in the browser and broadcasts it.
 *
 * Phrase or password is checked first, so that a wrong one costs no request. Then one tab at a time prepares the transaction with the
 * current nonce, because something may have been sent since the fee was shown. Nothing older or more expensive than what was shown is signed. The
 * signed bytes are stored before they are sent, and removed when their outcome is known.
 *
 * @returns the hash
 * @throws WalletError with the catalogue's text
 * @throws CallableError when broadcasting fails
 */
export async function signAndBroadcast<Opened extends TransferSigner>(
  request: TransactionRequest<Opened>,
): Promise<string> {
  const { sender, shown, openSigner } = request;
  if (sender.derivationIndex === null) throw new WalletError('send.error.watchOnly');
  if (shown && shown.msSinceAsked() > shown.maxAgeMs) throw new WalletError('send.error.quoteOld');
  await request.refuseEarly();
  const signer = await openSigner({ address: sender.address, index: sender.derivationIndex });

  const { withinLimits = (work) => work() } = request;
  return withinLimits(() => sendInTurn(signer, request));
}

function sendInTurn<Opened extends TransferSigner>(
  signer: Opened,
  request: TransactionRequest<Opened>,
): Promise<string> {
  const { userId, sender, network, replaces } = request;
  const account = { chainId: network.chainId, from: sender.address };
  return withSendLock(account, async () => {
    // Another tab or an earlier visit may have signed a transaction whose outcome is unknown; for a replacement, another one of the same.
    const unsettled = await unsettledSends(userId, account);
    if (unsettled.length > 0) throw new WalletError('send.error.unsettled');
    const maxAttempts = replaces === undefined ? MAX_NONCE_ATTEMPTS : 1;
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await attemptOnce(signer, request, account);
      } catch (error) {
        // Another device has just sent with this nonce: the network reports the next one soon.
        const isNonceTaken = error instanceof CallableError && error.reason === 'nonceTaken';
        if (!isNonceTaken || attempt === maxAttempts) throw error;
        await new Promise((resolve) => setTimeout(resolve, NONCE_PAUSE_MS));
      }
    }
  });
}

async function attemptOnce<Opened extends TransferSigner>(
  signer: Opened,
  request: TransactionRequest<Opened>,
  account: SendingAccount,
): Promise<string> {
  const { userId, network, replaces, shown, maySkipJournal = false, onSigned } = request;
  const msSinceAsked = startStopwatch();
  const prepared = await request.prepare();
  // Waiting for another tab or a key, or a sleep of the machine: a press long ago no longer counts.
  if (shown && (msSinceAsked() > MAX_QUOTE_AGE_MS || shown.msSinceAsked() > shown.maxAgeMs)) {
    throw new WalletError('send.error.quoteOld');
  }
  if (replaces === undefined) await requireHeldNonce(userId, account, prepared.nonce);
  const signed = await prepared.sign(signer);
  onSigned?.(signed.txHash);
  await broadcastJournalled(journalEntryOf(request, prepared, signed), { signed, network, maySkipJournal });
  return signed.txHash;
}
