import { Navigate, Outlet } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { useAuth } from '../../lib/session/useAuth.ts';
import { useWantedState } from './useWantedState.ts';

/**
 * Lets verified users through; visitors go to /auth, unverified users to /recovery-phrase (docs/product.md §2). What stands behind it
 * waits for itself while neither is known, or could not be read, with what it has to show meanwhile.
 */
export function RequireVerified() {
  const { status, profile } = useAuth();
  const wanted = useWantedState();
  if (status === 'signedOut') return <Navigate to={paths.auth} replace state={wanted} />;
  if (profile === 'unverified') return <Navigate to={paths.recoveryPhrase} replace />;
  // A profile that could not be read says nothing about its owner: a verified one must not make a new phrase.
  return <Outlet />;
}
