/**
 * Whether a user may still sign in, asked of the accounts: nobody who was disabled or deleted.
 *
 * @throws FirebaseAuthError where nobody can say
 */
export async function isUserActive(userId: string): Promise<boolean> {
  const { getAuth } = await import('firebase-admin/auth');
  try {
    const { disabled } = await getAuth().getUser(userId);
    return !disabled;
  } catch (error) {
    if ((error as { code?: unknown }).code === 'auth/user-not-found') return false;
    throw error;
  }
}
