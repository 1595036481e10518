import { deriveAccount } from '@everything-wallet/core/accounts/deriveAccount';
import { fallbackAddress } from '@everything-wallet/core/accounts/fallbackAddress';
import { WalletError } from '@everything-wallet/core/errors/WalletError';
import { logProblem } from '../../lib/log/logProblem.ts';
import { getVerified } from './api/getVerified.ts';
import { savePrimaryAddress, type FirstAddress } from './api/savePrimaryAddress.ts';
import { setVerified } from './api/setVerified.ts';
import { storeRecoveryPhraseHash } from './api/storeRecoveryPhraseHash.ts';

async function firstAddress(userId: string, phrase: string): Promise<FirstAddress> {
  try {
    return { address: (await deriveAccount(phrase)).address, watchOnly: false };
  } catch (error) {
    if (!(error instanceof WalletError)) throw error;
    return { address: fallbackAddress(userId), watchOnly: true };
  }
}

/**
 * Finishes setting up a wallet, in the four steps of specification §4.
 *
 * The hash is stored once more first: a second tab may have replaced it by the hash of a phrase of its own, and the
 * stored hash and the wallet address must belong to one phrase.
 *
 * @param onFallback is called when the phrase is no valid mnemonic and the watch-only fallback address is used
 * @throws WalletError 'phrase.error.verification' | 'phrase.error.complete'
 */
export async function finishSetup(userId: string, phrase: string, onFallback: () => void): Promise<void> {
  const address = await Promise.all([firstAddress(userId, phrase), storeRecoveryPhraseHash(phrase)]).then(
    ([first]) => first,
    (error: unknown) => {
      throw new WalletError('phrase.error.complete', { cause: error });
    },
  );
  if (address.watchOnly) onFallback();

  await savePrimaryAddress(userId, address).catch((error: unknown) =>
    logProblem('The wallet address could not be saved', error),
  );

  try {
    await setVerified(userId);
    if (!(await getVerified(userId))) throw new Error('The profile is still unverified');
  } catch (error) {
    throw new WalletError('phrase.error.verification', { cause: error });
  }
}
