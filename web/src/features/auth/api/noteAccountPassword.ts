import { logProblem } from '../../../lib/log/logProblem.ts';
import { accountPasswordMark } from '../../../lib/session/accountPasswordMark.ts';

/** Stores a mark of the account password, so that it is refused as device password; the caller does not wait for it. */
export function noteAccountPassword(userId: string, password: string): void {
  accountPasswordMark
    .note(userId, password)
    .catch((error: unknown) => logProblem('The account password was not noted', error));
}
