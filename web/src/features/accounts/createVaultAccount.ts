import { sameAddress } from '@everything-wallet/core/accounts/sameAddress';
import { WalletError } from '@everything-wallet/core/errors/WalletError';
import type { Account } from './Account.ts';
import { saveAccount } from './api/saveAccount.ts';

/**
 * Adds an account of the phrase in the vault on this device, after comparing that phrase with a listed account.
 *
 * @param index BIP-44 address index, chosen before the first attempt so that a retry adds no other account
 * @param addressOf derives the checksum address at an index of that phrase
 * @throws WalletError with a text id of the catalogue
 * @throws FirestoreError if the account could not be saved
 */
export async function createVaultAccount(
  userId: string,
  accounts: readonly Account[],
  index: number,
  addressOf: (index: number) => Promise<string>,
): Promise<void> {
  const known = knownAccount(accounts);
  if (!known || !sameAddress(await addressOf(known.derivation_index ?? 0), known.address)) {
    throw new WalletError('phrase.verify.error.mismatch');
  }
  const address = await addressOf(index);
  if (accounts.some((account) => account.watch_only && sameAddress(account.address, address))) {
    throw new WalletError('accounts.error.watched');
  }
  await saveAccount(userId, { address, derivationIndex: index });
}

/** Finds an account of the phrase; undefined if all are watch-only. */
export function knownAccount(accounts: readonly Account[]): Account | undefined {
  return accounts.find((account) => !account.watch_only);
}
