import { listenToPrimaryAddress } from '../../features/accounts/api/listenToPrimaryAddress.ts';
import { listenToWalletAddresses } from '../../features/accounts/api/listenToWalletAddresses.ts';
import { listenToStoredProfile } from '../../features/auth/api/listenToProfile.ts';
import { listenToUser } from '../../features/auth/api/session.ts';
import { listenToTokens } from '../../features/tokens/api/listenToTokens.ts';
import { listenToPendingTransactions } from '../../features/transactions/api/listenToPendingTransactions.ts';
import { listenToRecentTransactions } from '../../features/transactions/api/listenToRecentTransactions.ts';

/** Longest time to listen, in ms: by then the home screen has its own listeners. */
const AHEAD_MS = 10_000;

/**
 * Subscribes to the data of the wallet's home as soon as the user is known. Otherwise the guard would request
 * the profile, and only then the home the rest. The database's client sends one request for all listeners of
 * the same data, and answers later listeners from memory; the values are not used here.
 */
export async function listenAhead(): Promise<void> {
  let stops: (() => void)[] = [];
  const end = () => {
    for (const stop of stops) stop();
    stops = [];
  };
  const ignore = () => undefined;
  const stopWatching = await listenToUser((user) => {
    end();
    if (!user) return;
    stops = [
      listenToStoredProfile(user.id)(ignore, ignore),
      listenToPrimaryAddress(user.id)(ignore, ignore),
      listenToTokens(user.id)(ignore, ignore),
      listenToRecentTransactions(user.id)(ignore, ignore),
      // The first request for balances needs both lists: the accounts, and the pending sends.
      listenToWalletAddresses(user.id)(ignore, ignore),
      listenToPendingTransactions(user.id)(ignore, ignore),
    ];
  });
  setTimeout(() => {
    stopWatching();
    end();
  }, AHEAD_MS);
}
