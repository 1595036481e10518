import type { Auth } from '../lib/session/AuthContext.ts';

/** Creates a session for tests: a visitor's, with the changes of a test. */
export function sessionOf(changes: Partial<Auth> = {}): Auth {
  return {
    status: 'signedOut',
    user: undefined,
    profile: 'loading',
    isVerified: false,
    retryProfile: () => undefined,
    signIn: () => Promise.resolve(),
    signUp: () => Promise.resolve({ emailSent: true }),
    signOut: () => Promise.resolve(),
    ...changes,
  };
}

/** The session of a verified user. */
export const verifiedSession = sessionOf({
  status: 'signedIn',
  user: { id: 'alice', email: 'alice@example.com' },
  profile: 'verified',
  isVerified: true,
});
