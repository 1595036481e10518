import { useState } from 'react';
import { Outlet, ScrollRestoration, useLocation, useMatches } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { hasStoredSession } from '../../features/auth/hasStoredSession.ts';
import { SearchHost } from '../../features/search/components/SearchHost.tsx';
import { publicPage } from '../publicPage.ts';
import { scrollKey } from './scrollKey.ts';
import { SessionProviders } from './SessionProviders.ts';
import { usePageMeta } from './usePageMeta.ts';

const loadOwnSearch = async () => (await import('../search/OwnSearch.tsx')).OwnSearch;

/**
 * Parts that all screens share. The session is loaded with the first screen that needs it, or immediately
 * where this browser has one; from then on it remains, so that navigation never loses it.
 */
export function RootLayout() {
  usePageMeta();
  const matches = useMatches();
  const { pathname } = useLocation();
  const [hasSession, setHasSession] = useState(hasStoredSession);
  if (!hasSession && !matches.some(({ handle }) => handle === publicPage)) setHasSession(true);

  const screen = (
    // The phrase is shown only once.
    <SearchHost isOff={pathname === paths.recoveryPhrase} loadOwn={hasSession ? loadOwnSearch : undefined}>
      <Outlet />
      <ScrollRestoration getKey={scrollKey} />
    </SearchHost>
  );
  if (!hasSession) return screen;
  return <SessionProviders>{screen}</SessionProviders>;
}
