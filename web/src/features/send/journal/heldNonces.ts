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
 * Notes that the server refused a transaction and still holds its signature.
 *
 * A replacement is forgotten: the transaction that it was to replace has its nonce and has been broadcast, so one of the two is made at
 * most, and holding the nonce would close the account once that one is in a block.
 */
export async function recordRefusal(send: JournalledSend): Promise<void> {
  if (send.replaces === undefined) await sendJournal.write({ ...send, is_refused: true });
  else await sendJournal.remove(send.id);
}

/** Finds transactions of an account that the server refused and still holds the signatures of. */
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
 * Lets something be signed only with the nonce of what the server refused before: of two transactions with one nonce the chain takes one.
 * Where the server names another nonce both could be made, so the refused one has to be settled first, or set aside by the person.
 *
 * @throws WalletError 'send.error.heldNonce' where the nonce is another one
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

/** Forgets what the server refused before with a nonce that it has now taken: of all with that nonce the chain takes one. */
export async function releaseHeldNonce(
  userId: string,
  account: SendingAccount,
  nonce: number | undefined,
): Promise<void> {
  for (const send of await refusedSends(userId, account)) {
    if (signedNonce(send) === nonce) await sendJournal.remove(send.id);
  }
}
