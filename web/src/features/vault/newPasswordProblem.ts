import { accountPasswordMark } from '../../lib/session/accountPasswordMark.ts';
import type { SessionUser } from '../../lib/session/AuthContext.ts';
import { logProblem } from '../../lib/log/logProblem.ts';
import type { TextId } from '../../texts/texts.ts';

/** Returns the reason to refuse a new device password; undefined if it is accepted. */
export async function newPasswordProblem(
  user: SessionUser | undefined,
  password: string,
): Promise<TextId | undefined> {
  try {
    const { estimatePassword } = await import('./estimatePassword.ts');
    if (!estimatePassword(password, user?.email).isStrong) return 'device.error.passwordWeak';
    const isOfAccount = user !== undefined && (await accountPasswordMark.matches(user.id, password));
    return isOfAccount ? 'device.error.passwordOfAccount' : undefined;
  } catch (error) {
    logProblem('A password could not be checked', error);
    return 'device.error.passwordUnchecked';
  }
}
