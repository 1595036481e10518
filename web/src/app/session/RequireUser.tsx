import { Navigate, Outlet } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { useAuth } from '../../lib/session/useAuth.ts';
import { LoadedSessionWaiting } from './LoadedSessionWaiting.ts';
import { useWantedState } from './useWantedState.ts';

/** Admits signed-in users; redirects others to /auth (docs/product.md §6), which leads back here. */
export function RequireUser() {
  const { status } = useAuth();
  const wanted = useWantedState();
  if (status === 'loading') return <LoadedSessionWaiting />;
  if (status === 'signedOut') return <Navigate to={paths.auth} replace state={wanted} />;
  return <Outlet />;
}
