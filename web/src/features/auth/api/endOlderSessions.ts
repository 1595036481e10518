import { accountAccess } from '@everything-wallet/core/callables/accountAccess';
import { callable } from '../../../lib/firebase/callable.ts';
import { CallableError } from '../../../lib/firebase/CallableError.ts';
import { logProblem } from '../../../lib/log/logProblem.ts';

/** How long to wait before it is asked again, in ms. */
const PAUSES_MS = [2_000, 15_000];

const askAccess = callable(accountAccess);

/**
 * Ends what sessions may still write that Firebase has ended: with a new password, also one that was set by a link, or with
 * an address that was taken back. A question whose answer does not come is asked again.
 *
 * @returns whether it is done
 */
export async function endOlderSessions(userId: string): Promise<boolean> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      await askAccess({ action: 'endOtherSessions', userId });
      return true;
    } catch (error) {
      const pauseMs = PAUSES_MS[attempt];
      // Whoever has left, or signed in as somebody else, is refused for a reason.
      const isWorthAsking = !(error instanceof CallableError && error.code === 'unauthenticated');
      if (!isWorthAsking || pauseMs === undefined) {
        logProblem('Older sessions could not be locked', error);
        return false;
      }
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
  }
}
