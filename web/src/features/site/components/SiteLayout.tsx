import Box from '@mui/material/Box';
import { useEffect, type ReactNode } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { CONTENT_ID, SkipLink } from '../../../components/SkipLink.tsx';
import { SiteFooter } from './SiteFooter.tsx';
import { SiteHeader } from './SiteHeader.tsx';

interface SiteLayoutProps {
  /** The page; without one, the page of the route. */
  children?: ReactNode;
}

/** What all public pages stand in: header, page, footer. */
export function SiteLayout({ children }: SiteLayoutProps) {
  const { hash, key } = useLocation();
  // The router scrolls to a fragment; the keyboard has to follow, as it does where the browser itself goes there.
  useEffect(() => {
    if (hash) document.getElementById(hash.slice(1))?.focus({ preventScroll: true });
  }, [hash, key]);

  return (
    <Box sx={{ minHeight: '100dvh', display: 'flex', flexDirection: 'column' }}>
      <SkipLink />
      <SiteHeader />
      <Box component="main" id={CONTENT_ID} tabIndex={-1} sx={{ flex: 1, outline: 'none' }}>
        {children ?? <Outlet />}
      </Box>
      <SiteFooter />
    </Box>
  );
}
