import type { Auth } from '../lib/session/AuthContext.ts';

/** A session for tests: a visitor's, but for what a test says. */
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
