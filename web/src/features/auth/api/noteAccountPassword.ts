import { logProblem } from '../../../lib/log/logProblem.ts';
import { accountPasswordMark } from '../../../lib/session/accountPasswordMark.ts';

/** Notes the account's password by its mark, so that it is refused as device password; nobody waits for it. */
export function noteAccountPassword(userId: string, password: string): void {
  accountPasswordMark
    .note(userId, password)
    .catch((error: unknown) => logProblem('The account password was not noted', error));
}
