import { deriveAccount } from '@everything-wallet/core/accounts/deriveAccount';
import { fallbackAddress } from '@everything-wallet/core/accounts/fallbackAddress';
import { WalletError } from '@everything-wallet/core/errors/WalletError';
import { CallableError } from '../../lib/firebase/CallableError.ts';
import { finishSetup } from './api/finishSetup.ts';
import { getVerified } from './api/getVerified.ts';

/** Result of a setup: the wallet has this phrase, or that of another tab. */
export type SetupOutcome = 'finished' | 'lost';

/** Derives the phrase's own address; undefined for an invalid mnemonic. */
async function ownAddress(phrase: string): Promise<string | undefined> {
  try {
    return (await deriveAccount(phrase)).address;
  } catch (error) {
    if (!(error instanceof WalletError)) throw error;
    return undefined;
  }
}

/**
 * Finishes setting up a wallet (docs/product.md §4): hash, address and `verified` in one call, which may be repeated.
 *
 * @param onFallback called when the phrase is an invalid mnemonic and the watch-only fallback address is used
 * @returns 'lost' when the wallet has been set up with another phrase
 * @throws WalletError 'phrase.error.verification' when the server refused or the profile is still unverified, 'phrase.error.complete' when
 *   the outcome is unknown
 */
export async function setUpWallet(
  userId: string,
  phrase: string,
  onFallback: () => void,
): Promise<SetupOutcome> {
  try {
    const own = await ownAddress(phrase);
    if (own === undefined) onFallback();
    await finishSetup(phrase, own ?? fallbackAddress(userId));
  } catch (error) {
    const reason = error instanceof CallableError ? error.reason : undefined;
    if (reason === 'walletIsSetUp') return 'lost';
    const message = reason === undefined ? 'phrase.error.complete' : 'phrase.error.verification';
    throw new WalletError(message, { cause: error });
  }

  try {
    if (!(await getVerified(userId))) throw new Error('The profile is still unverified');
  } catch (error) {
    throw new WalletError('phrase.error.verification', { cause: error });
  }
  return 'finished';
}
