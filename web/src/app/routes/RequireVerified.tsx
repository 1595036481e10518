import { Navigate, Outlet } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { useAuth } from '../../lib/session/useAuth.ts';
import { LoadedSessionWaiting } from './LoadedSessionWaiting.ts';
import { useWantedState } from './useWantedState.ts';

/** Lets verified users through; visitors go to /auth, unverified users to /recovery-phrase (specification §2). */
export function RequireVerified() {
  const { status, profile } = useAuth();
  const wanted = useWantedState();
  if (status === 'signedOut') return <Navigate to={paths.auth} replace state={wanted} />;
  if (profile === 'unverified') return <Navigate to={paths.recoveryPhrase} replace />;
  // A profile that could not be read says nothing about its owner: a verified one must not make a new phrase.
  if (profile !== 'verified') return <LoadedSessionWaiting />;
  return <Outlet />;
}
