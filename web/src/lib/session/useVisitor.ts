import { use } from 'react';
import { AuthContext } from './AuthContext.ts';

/**
 * Whom a public page has before it; 'unknown' while the session is being read.
 *
 * Not useAuth: a visitor's pages come without a session.
 */
export function useVisitor(): 'visitor' | 'user' | 'unknown' {
  const auth = use(AuthContext);
  if (!auth || auth.status === 'signedOut') return 'visitor';
  return auth.status === 'signedIn' ? 'user' : 'unknown';
}
