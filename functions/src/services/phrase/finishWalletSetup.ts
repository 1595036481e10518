import { fallbackAddress } from '@everything-wallet/core/accounts/fallbackAddress';
import { getAddress } from 'ethers';
import type { FormerSetup, WalletSetup } from '../../data/walletSetups.ts';
import { ServiceError } from '../../errors/ServiceError.ts';
import { keyedDigest } from './keyedDigest.ts';
import { matchDigest } from './matchDigest.ts';

/**
 * Once a wallet is set up, each further call reveals whether a digest is its own. So many are answered in the
 * life of a wallet, which no late tab gets near; `verifyRecoveryPhrase` answers more in two days.
 */
const MAX_ATTEMPTS = 1_000;

/** Storage of a setup. */
interface SetupStore {
  finish(userId: string, setup: WalletSetup): Promise<'finished' | FormerSetup>;
}

/** Data with which a browser finishes a setup. */
interface FinishedPhrase {
  /** SHA-256 of the phrase, lower-case hex. */
  readonly digest: string;
  /**
   * The phrase's first address, or the user's fallback address. The server cannot verify that it is the
   * phrase's.
   */
  readonly address: string;
}

/**
 * Finishes a wallet's setup: keyed digest, primary address and `verified` in one write, once.
 *
 * The same digest and address again change nothing and succeed: the answer may have been lost.
 *
 * @throws ServiceError 'failed-precondition' with the reason 'walletIsSetUp' when it was finished with another phrase;
 *   'resource-exhausted' after a thousand of those
 */
export async function finishWalletSetup(
  walletSetups: SetupStore,
  peppers: string,
  userId: string,
  { digest, address: typed }: FinishedPhrase,
): Promise<void> {
  const address = getAddress(typed.toLowerCase());
  const keyed = keyedDigest(peppers, userId, digest);
  // The fallback address has no key, for any user.
  const watchOnly = address === fallbackAddress(userId);
  const former = await walletSetups.finish(userId, { keyedDigest: keyed, address, watchOnly });
  if (former === 'finished') return;

  if (former.attempts > MAX_ATTEMPTS) {
    throw new ServiceError('resource-exhausted', 'server.walletIsSetUp', {
      reason: 'tooManyRequests',
    });
  }
  const isSame =
    former.keyedDigest !== undefined && matchDigest(peppers, userId, digest, former.keyedDigest) !== 'none';
  if (isSame && former.hasAddress) return;
  throw new ServiceError('failed-precondition', 'server.walletIsSetUp', {
    reason: 'walletIsSetUp',
  });
}
