import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import { lazy, Suspense, type FunctionComponent, type ReactNode } from 'react';
import { CONTENT_ID, SkipLink } from '../../components/SkipLink.tsx';
import { StoreRates } from '../../lib/money/StoreRates.tsx';
import { useAuth } from '../../lib/session/useAuth.ts';
import { MaintenanceBanner } from './MaintenanceBanner.tsx';
import { useAfterFirstDraw } from './useAfterFirstDraw.ts';
import { WalletHeader } from './WalletHeader.tsx';
import { WalletTabBar } from './WalletTabBar.tsx';

// The first screen of the wallet does not wait for it. If its code fails to load, the wallet is drawn without
// it.
const UnsettledSends = lazy(async () => ({
  default: await import('../../features/signing/journal/UnsettledSends.tsx').then(
    (module) => module.UnsettledSends,
    () => nothing,
  ),
}));

const IncomingWatch = lazy(async () => ({
  default: await import('../incoming/IncomingWatch.tsx').then(
    (module) => module.IncomingWatch,
    () => nothing,
  ),
}));

const ReleaseOffer = lazy(async () => ({
  default: await import('../../features/release/components/ReleaseOffer.tsx').then(
    (module) => module.ReleaseOffer,
    () => nothing,
  ),
}));

const PullToRefresh = lazy(async () => ({
  default: await import('./PullToRefresh.tsx').then(
    (module) => module.PullToRefresh,
    () => nothing,
  ),
}));

const nothing: FunctionComponent<object> = () => null;

interface WalletLayoutProps {
  children: ReactNode;
  /** Content below the screen; a phone's navigation stays in reach over it. */
  footer?: ReactNode;
}

/** The frame of every wallet screen: header above, and on a phone the navigation within the thumb's reach. */
export function WalletLayout({ children, footer }: WalletLayoutProps) {
  const { user } = useAuth();
  const isFirstDrawn = useAfterFirstDraw(user !== undefined);
  return (
    <Box sx={{ minHeight: '100dvh', display: 'flex', flexDirection: 'column' }}>
      <SkipLink />
      <WalletHeader />
      <Container
        component="main"
        id={CONTENT_ID}
        tabIndex={-1}
        maxWidth="lg"
        // A toast may appear below: the end of a screen can be scrolled clear of it.
        sx={{
          position: 'relative',
          flex: 1,
          outline: 'none',
          pt: { xs: 2, sm: 4 },
          pb: { xs: 10, sm: 11 },
          px: { xs: 2, sm: 3 },
        }}
      >
        {user && (
          <Suspense>
            <UnsettledSends key={user.id} userId={user.id} />
          </Suspense>
        )}
        {user && isFirstDrawn && (
          <Suspense>
            <IncomingWatch key={user.id} userId={user.id} />
          </Suspense>
        )}
        {user && <StoreRates />}
        <MaintenanceBanner />
        {user && isFirstDrawn && (
          <Suspense>
            <ReleaseOffer />
            <PullToRefresh />
          </Suspense>
        )}
        {children}
      </Container>
      {isFirstDrawn && (
        <>
          {footer}
          <WalletTabBar />
        </>
      )}
    </Box>
  );
}
