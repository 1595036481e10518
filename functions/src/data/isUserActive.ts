import { lookUpUser } from './lookUpUser.ts';

/**
 * Whether a user may still sign in, asked of the accounts: nobody who was disabled or deleted.
 *
 * @throws FirebaseAuthError, or DeadlineError, where nobody can say
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
