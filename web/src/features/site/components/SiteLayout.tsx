import Box from '@mui/material/Box';
import { Suspense, useEffect, type ReactNode } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { CONTENT_ID, SkipLink } from '../../../components/SkipLink.tsx';
import { SiteFooter } from './SiteFooter.tsx';
import { SiteHeader } from './SiteHeader.tsx';

interface SiteLayoutProps {
  /** Page content; defaults to the page of the route. */
  children?: ReactNode;
}

/**
 * Layout of all public pages: header, page, footer. Each Suspense boundary is hydrated on its own, so that a press in the header is
 * answered before the page below it is hydrated.
 */
export function SiteLayout({ children }: SiteLayoutProps) {
  const { hash, key } = useLocation();
  // The router scrolls to a fragment; the keyboard focus must follow, as it does in native navigation.
  useEffect(() => {
    if (hash) document.getElementById(hash.slice(1))?.focus({ preventScroll: true });
  }, [hash, key]);

  return (
    <Box sx={{ minHeight: '100dvh', display: 'flex', flexDirection: 'column' }}>
      <SkipLink />
      <SiteHeader />
      <Box component="main" id={CONTENT_ID} tabIndex={-1} sx={{ flex: 1, outline: 'none' }}>
        <Suspense>{children ?? <Outlet />}</Suspense>
      </Box>
      <Suspense>
        <SiteFooter />
      </Suspense>
    </Box>
  );
}
