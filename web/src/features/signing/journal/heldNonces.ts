import { sameAddress } from '@everything-wallet/core/accounts/sameAddress';
import { WalletError } from '@everything-wallet/core/errors/WalletError';
import { networkByRpcName } from '@everything-wallet/core/networks/findNetwork';
import { readSignedBytes } from '@everything-wallet/core/transactions/readSignedBytes';
import type { JournalledSend } from './JournalledSend.ts';
import { sendJournal } from './sendJournal.ts';
import type { SendingAccount } from './withSendLock.ts';

/** Reads the nonce that a journalled transaction was signed with. */
export function signedNonce({ signed_transaction: bytes }: JournalledSend): number | undefined {
  return readSignedBytes(bytes)?.fees.nonce;
}

/**
 * Records that the server refused a transaction and still has its signature.
 *
 * A replacement is removed: the transfer to replace has its nonce and has been broadcast, so at most one of the two is made, and holding
 * the nonce would block the account once that one is in a block.
 */
export async function recordRefusal(send: JournalledSend): Promise<void> {
  if (send.replaces === undefined) await sendJournal.write({ ...send, is_refused: true });
  else await sendJournal.remove(send.id);
}

/** Finds transactions of an account that were refused, and whose signatures the server may still have. */
async function refusedSends(userId: string, account: SendingAccount): Promise<readonly JournalledSend[]> {
  const sends = await sendJournal.ofUser(userId);
  return sends.filter(
    ({ from, network, replaces, is_refused: isRefused, is_set_aside: isSetAside }) =>
      isRefused &&
      replaces === undefined &&
      !isSetAside &&
      sameAddress(from, account.from) &&
      networkByRpcName(network).chainId === account.chainId,
  );
}

/**
 * Allows a signature only with the nonce of an earlier refused transaction: of two transactions with one nonce the chain accepts one. Where
 * the server names another nonce both could be made, so the refused one must be settled first, or set aside by the user.
 *
 * @throws WalletError 'send.error.heldNonce' where the nonce differs
 */
export async function requireHeldNonce(
  userId: string,
  account: SendingAccount,
  nonce: number,
): Promise<void> {
  const others = (await refusedSends(userId, account)).filter((send) => signedNonce(send) !== nonce);
  if (others.length === 0) return;
  for (const send of others) await sendJournal.write({ ...send, is_contradicted: true });
  throw new WalletError('send.error.heldNonce');
}

/** Removes earlier refused transactions with a nonce that the server has now accepted: of all with that nonce the chain accepts one. */
export async function releaseHeldNonce(
  userId: string,
  account: SendingAccount,
  nonce: number | undefined,
): Promise<void> {
  for (const send of await refusedSends(userId, account)) {
    if (signedNonce(send) === nonce) await sendJournal.remove(send.id);
  }
}
