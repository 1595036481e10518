import { use } from 'react';
import { AuthContext } from './AuthContext.ts';

/**
 * Returns the kind of visitor on a public page; 'unknown' while the session is being read.
 *
 * Not useAuth: public pages load without a session.
 */
export function useVisitor(): 'visitor' | 'user' | 'unknown' {
  const auth = use(AuthContext);
  if (!auth || auth.status === 'signedOut') return 'visitor';
  return auth.status === 'signedIn' ? 'user' : 'unknown';
}
