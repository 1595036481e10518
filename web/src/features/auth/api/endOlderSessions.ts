import { accountAccess } from '@everything-wallet/core/callables/accountAccess';
import { callable } from '../../../lib/firebase/callable.ts';
import { CallableError } from '../../../lib/firebase/CallableError.ts';
import { logProblem } from '../../../lib/log/logProblem.ts';
import { pushMark } from '../../../lib/push/pushMark.ts';

/** Pauses before each retry, in ms. */
const PAUSES_MS = [2_000, 15_000];

const askAccess = callable(accountAccess);

/**
 * Revokes write access of sessions that Firebase has ended, and ends pushes to their browsers: after a new password, also one set by a link, or
 * after an address was restored. Retries a call without a response.
 *
 * @returns true if it is done
 */
export async function endOlderSessions(userId: string): Promise<boolean> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      await askAccess({ action: 'endOtherSessions', userId, ...subscriptionOf(userId) });
      return true;
    } catch (error) {
      const pauseMs = PAUSES_MS[attempt];
      // A user who signed out, or signed in as another user, is refused for good.
      const isWorthAsking = !(error instanceof CallableError && error.code === 'unauthenticated');
      if (!isWorthAsking || pauseMs === undefined) {
        logProblem('Older sessions could not be locked', error);
        return false;
      }
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
  }
}

/** Returns the push subscription of this browser, which remains. */
function subscriptionOf(userId: string): { readonly endpoint?: string } {
  const mark = pushMark.read();
  return mark?.userId === userId ? { endpoint: mark.endpoint } : {};
}
