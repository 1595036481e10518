import { Navigate, Outlet } from 'react-router-dom';
import { PageLoading } from '../../components/PageLoading.tsx';
import { paths } from '../../config/paths.ts';
import { useAuth } from '../../lib/session/useAuth.ts';

/** Lets signed-in users through; everybody else is sent to /auth (specification §6). */
export function RequireUser() {
  const { status } = useAuth();
  if (status === 'loading') return <PageLoading />;
  if (status === 'signedOut') return <Navigate to={paths.auth} replace />;
  return <Outlet />;
}
