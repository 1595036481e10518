import { useMemo, useState, type ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { storedUserId } from '../../features/auth/storedUserId.ts';
import { useAuth } from '../../lib/session/useAuth.ts';
import { lastKnownHome } from '../lastKnownHome.ts';
import { WalletLayout } from '../layout/WalletLayout.tsx';
import { SessionWaiting } from './SessionWaiting.tsx';
import { WalletHome } from './WalletHome.tsx';

interface WalletRouteProps {
  /** What stands below the wallet; at / the site's footer. */
  footer?: ReactNode;
}

/**
 * The wallet's home, at / and at /wallet. Until it is known who is there, and that they are verified, it shows what this browser
 * showed last to whose session it holds, or that it waits where it has shown nothing.
 */
export function WalletRoute({ footer }: WalletRouteProps) {
  const { status, user, isVerified } = useAuth();
  const [storedId] = useState(storedUserId);
  const userId = user?.id ?? (status === 'loading' ? storedId : undefined);
  const lastKnown = useMemo(() => (userId === undefined ? undefined : lastKnownHome.read(userId)), [userId]);
  if (status === 'signedOut') return <Navigate to={paths.auth} replace />;
  if (!isVerified && !lastKnown) return <SessionWaiting />;
  return (
    <WalletLayout footer={footer}>
      <WalletHome key={userId} userId={isVerified ? userId : undefined} lastKnown={lastKnown} />
    </WalletLayout>
  );
}
