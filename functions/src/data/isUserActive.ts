import { lookUpUser } from './lookUpUser.ts';

/**
 * Returns true if a user can still sign in, according to the accounts: neither disabled nor deleted.
 *
 * @throws FirebaseAuthError, or DeadlineError, if the accounts do not answer
 */
export async function isUserActive(userId: string): Promise<boolean> {
  try {
    const { disabled } = await lookUpUser(userId);
    return !disabled;
  } catch (error) {
    if ((error as { code?: unknown }).code === 'auth/user-not-found') return false;
    throw error;
  }
}
