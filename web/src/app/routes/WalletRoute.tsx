import { useMemo, useState, type ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { useIsOnline } from '../../components/useIsOnline.ts';
import { paths } from '../../config/paths.ts';
import { storedUserId } from '../../features/auth/storedUserId.ts';
import { useAuth } from '../../lib/session/useAuth.ts';
import { lastKnownHome } from '../home/lastKnownHome.ts';
import { newestFigureOf } from '../home/newestFigureOf.ts';
import { WalletLayout } from '../layout/WalletLayout.tsx';
import { SessionWaiting } from '../session/SessionWaiting.tsx';
import { WalletHome } from '../home/WalletHome.tsx';

/** Maximum age of figures that are shown before the server has confirmed the session, in ms. */
const MAX_UNCONFIRMED_MS = 3 * 24 * 60 * 60_000;

interface WalletRouteProps {
  /** Content below the wallet; at / the site's footer. */
  footer?: ReactNode;
}

/**
 * The wallet's home, at / and at /wallet. Until the user is known and verified, also without a connection, it
 * shows the last known home of the session in this browser, or a waiting state.
 */
export function WalletRoute({ footer }: WalletRouteProps) {
  const { status, user, profile, isRefused = false, isVerified } = useAuth();
  const isOnline = useIsOnline();
  const [storedId] = useState(storedUserId);
  const userId = user?.id ?? (status === 'loading' ? storedId : undefined);
  const stored = useMemo(() => (userId === undefined ? undefined : lastKnownHome.read(userId)), [userId]);
  // The session may have been revoked elsewhere because another person has the browser.
  const [isRecent] = useState(() => stored && Date.now() - newestFigureOf(stored) < MAX_UNCONFIRMED_MS);
  const lastKnown = isVerified || (isRecent && !isRefused) ? stored : undefined;
  // Without a connection the profile cannot be read; a home is stored only for a verified user.
  const isUnreachable = profile === 'failed' || (profile === 'loading' && !isOnline);
  const isKnown = isVerified || (user !== undefined && isUnreachable && lastKnown !== undefined);
  if (status === 'signedOut') return <Navigate to={paths.auth} replace />;
  if (!isVerified && !lastKnown) return <SessionWaiting />;
  return (
    <WalletLayout footer={footer}>
      <WalletHome key={userId} userId={isKnown ? userId : undefined} lastKnown={lastKnown} />
    </WalletLayout>
  );
}
