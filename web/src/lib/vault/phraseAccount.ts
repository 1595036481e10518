import { deriveAccount } from '@everything-wallet/core/accounts/deriveAccount';
import { sameAddress } from '@everything-wallet/core/accounts/sameAddress';
import { WalletError } from '@everything-wallet/core/errors/WalletError';
import type { BaseWallet } from 'ethers';
import type { SigningAccount } from './Signer.ts';

/**
 * Derives the key of an account from a typed phrase.
 *
 * @throws WalletError 'send.error.invalidPhrase', or 'send.error.phraseMismatch' when it is not the account's
 */
export async function phraseAccount(phrase: string, { address, index }: SigningAccount): Promise<BaseWallet> {
  const account = await deriveAccount(phrase, index);
  if (!sameAddress(account.address, address)) throw new WalletError('send.error.phraseMismatch');
  return account;
}
