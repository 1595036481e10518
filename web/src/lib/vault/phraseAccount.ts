import { deriveAccount } from '@everything-wallet/core/accounts/deriveAccount';
import { sameAddress } from '@everything-wallet/core/accounts/sameAddress';
import { WalletError } from '@everything-wallet/core/errors/WalletError';
import type { BaseWallet } from 'ethers';
import type { SigningAccount } from './Signer.ts';

/**
 * The key of an account by a phrase that was typed.
 *
 * @throws WalletError 'send.error.invalidPhrase', or 'send.error.phraseMismatch' when it is not the account's
 */
export async function phraseAccount(phrase: string, { address, index }: SigningAccount): Promise<BaseWallet> {
  const account = await deriveAccount(phrase, index);
  if (!sameAddress(account.address, address)) throw new WalletError('send.error.phraseMismatch');
  return account;
}
