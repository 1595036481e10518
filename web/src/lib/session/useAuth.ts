import { use } from 'react';
import { authTexts } from '@everything-wallet/core/texts/en/authTexts';
import { AuthContext, type Auth } from './AuthContext.ts';

/**
 * Returns the session.
 *
 * @throws Error 'useAuth must be used within an AuthProvider' outside one
 */
export function useAuth(): Auth {
  const auth = use(AuthContext);
  if (!auth) throw new Error(authTexts['auth.error.noProvider']);
  return auth;
}
