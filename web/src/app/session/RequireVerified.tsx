import { Navigate, Outlet } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { useAuth } from '../../lib/session/useAuth.ts';
import { useWantedState } from './useWantedState.ts';

/**
 * Admits verified users; redirects visitors to /auth, unverified users to /recovery-phrase (docs/product.md
 * §2). While neither is known, or could not be read, the screen behind it shows its own waiting state.
 */
export function RequireVerified() {
  const { status, profile } = useAuth();
  const wanted = useWantedState();
  if (status === 'signedOut') return <Navigate to={paths.auth} replace state={wanted} />;
  if (profile === 'unverified') return <Navigate to={paths.recoveryPhrase} replace />;
  // A profile that could not be read proves nothing about its owner: a verified one must not create a new
  // phrase.
  return <Outlet />;
}
