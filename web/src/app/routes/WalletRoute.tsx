import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { useIsOnline } from '../../components/useIsOnline.ts';
import { paths } from '../../config/paths.ts';
import { storedUserId } from '../../features/auth/storedUserId.ts';
import { useAuth } from '../../lib/session/useAuth.ts';
import { lastKnownHome } from '../home/lastKnownHome.ts';
import { WalletLayout } from '../layout/WalletLayout.tsx';
import { SessionWaiting } from '../session/SessionWaiting.tsx';
import { WalletHome } from '../home/WalletHome.tsx';

/** Longest time that figures are shown before the server has confirmed the session, in ms. */
const UNCONFIRMED_MS = 10_000;

interface WalletRouteProps {
  /** Content below the wallet; at / the site's footer. */
  footer?: ReactNode;
}

/**
 * The wallet's home, at / and at /wallet. Until the user is known and verified, it shows the last known home
 * of the session in this browser, for a few seconds and only online, or a waiting state.
 */
export function WalletRoute({ footer }: WalletRouteProps) {
  const { status, user, isVerified } = useAuth();
  const [storedId] = useState(storedUserId);
  const userId = user?.id ?? (status === 'loading' ? storedId : undefined);
  const stored = useMemo(() => (userId === undefined ? undefined : lastKnownHome.read(userId)), [userId]);
  const isOnline = useIsOnline();
  const [isTimedOut, setIsTimedOut] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsTimedOut(true), UNCONFIRMED_MS);
    return () => clearTimeout(timer);
  }, []);
  // An unconfirmed session may have been revoked elsewhere, and its browser be in other hands.
  const lastKnown = isVerified || (isOnline && !isTimedOut) ? stored : undefined;
  if (status === 'signedOut') return <Navigate to={paths.auth} replace />;
  if (!isVerified && !lastKnown) return <SessionWaiting />;
  return (
    <WalletLayout footer={footer}>
      <WalletHome key={userId} userId={isVerified ? userId : undefined} lastKnown={lastKnown} />
    </WalletLayout>
  );
}
