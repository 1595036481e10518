import { deriveAccount } from '@everything-wallet/core/accounts/deriveAccount';
import { sameAddress } from '@everything-wallet/core/accounts/sameAddress';
import { WalletError } from '@everything-wallet/core/errors/WalletError';
import type { Account } from './Account.ts';
import { saveAccount } from './api/saveAccount.ts';

/** Asks the server whether a phrase is the one the wallet was set up with. */
export type VerifyPhrase = (phrase: string) => Promise<boolean>;

/**
 * Adds an account of the user's recovery phrase.
 *
 * The phrase has to be the wallet's: with another one, the coins of the new account would depend on words that the user did not
 * back up. Compares a listed key first, since that costs no call and no attempt.
 *
 * @param index BIP-44 address index, chosen before the first attempt so that a retry adds no other account
 * @throws WalletError with a text id of the catalogue
 * @throws CallableError if the phrase could not be verified
 * @throws FirestoreError if the account could not be saved
 */
export async function createPhraseAccount(
  userId: string,
  accounts: readonly Account[],
  index: number,
  phrase: string,
  verifyPhrase: VerifyPhrase,
): Promise<void> {
  const { address } = await deriveAccount(phrase, index);

  const known = accounts.find((account) => !account.watch_only);
  if (
    known &&
    !sameAddress((await deriveAccount(phrase, known.derivation_index ?? 0)).address, known.address)
  ) {
    throw new WalletError('phrase.verify.error.mismatch');
  }
  if (!(await verifyPhrase(phrase))) throw new WalletError('phrase.verify.error.mismatch');

  if (accounts.some((account) => account.watch_only && sameAddress(account.address, address))) {
    throw new WalletError('accounts.error.watched');
  }
  await saveAccount(userId, { address, derivationIndex: index });
}
