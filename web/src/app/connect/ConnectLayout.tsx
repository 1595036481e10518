import Box from '@mui/material/Box';
import { Outlet } from 'react-router-dom';
import { SiteBar } from '../../features/connect/components/SiteBar.tsx';
import { useSiteConnection } from '../../features/connect/useSiteConnection.ts';
import { SessionProviders } from '../layout/SessionProviders.ts';
import { OnlyVaultSigns } from './OnlyVaultSigns.tsx';
import { useClosedWhenDone } from './useClosedWhenDone.ts';

/** Frame of /connect: who asks, above every screen. */
export function ConnectLayout() {
  const { connection, state } = useSiteConnection();
  useClosedWhenDone(state);
  return (
    <Box sx={{ minHeight: '100dvh', display: 'flex', flexDirection: 'column' }}>
      {state.status === 'open' && <SiteBar origin={state.site.origin} isByLink={connection.isRedirect} />}
      <SessionProviders>
        <OnlyVaultSigns>
          <Outlet />
        </OnlyVaultSigns>
      </SessionProviders>
    </Box>
  );
}
