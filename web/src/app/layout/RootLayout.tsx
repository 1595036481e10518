import { useState } from 'react';
import { Outlet, ScrollRestoration, useMatches } from 'react-router-dom';
import { hasStoredSession } from '../../features/auth/hasStoredSession.ts';
import { publicPage } from '../publicPage.ts';
import { scrollKey } from './scrollKey.ts';
import { SessionProviders } from './SessionProviders.ts';
import { usePageMeta } from './usePageMeta.ts';

/**
 * What all screens share. The session comes with the first screen that needs it, or at once where this browser holds
 * one; from then on it stays, so that going from page to page never forgets it.
 */
export function RootLayout() {
  usePageMeta();
  const matches = useMatches();
  const [hasSession, setHasSession] = useState(hasStoredSession);
  if (!hasSession && !matches.some(({ handle }) => handle === publicPage)) setHasSession(true);

  const screen = (
    <>
      <Outlet />
      <ScrollRestoration getKey={scrollKey} />
    </>
  );
  if (!hasSession) return screen;
  return <SessionProviders>{screen}</SessionProviders>;
}
