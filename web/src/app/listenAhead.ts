import { listenToPrimaryAddress } from '../features/accounts/api/listenToPrimaryAddress.ts';
import { listenToStoredProfile } from '../features/auth/api/listenToProfile.ts';
import { listenToUser } from '../features/auth/api/session.ts';
import { listenToTokens } from '../features/tokens/api/listenToTokens.ts';
import { listenToRecentTransactions } from '../features/transactions/api/listenToRecentTransactions.ts';

/** For how long, in ms: by then the home screen listens itself. */
const AHEAD_MS = 10_000;

/**
 * Begins to listen to what the wallet's home shows as soon as it is known who is signed in. Else the guard would ask for the
 * profile, and the home for the rest once that has come. The database's client asks once for all who listen to the same, and
 * has the answer at once for who listens later; here nothing is made of it.
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
    ];
  });
  setTimeout(() => {
    stopWatching();
    end();
  }, AHEAD_MS);
}
