import Box from '@mui/material/Box';
import { useEffect, type ReactNode } from 'react';
import { Link, Outlet, useLocation } from 'react-router-dom';
import { useText } from '../../../lib/text/useText.ts';
import { SiteFooter } from './SiteFooter.tsx';
import { SiteHeader } from './SiteHeader.tsx';

interface SiteLayoutProps {
  /** The page; without one, the page of the route. */
  children?: ReactNode;
}

/** What all public pages stand in: header, page, footer. */
export function SiteLayout({ children }: SiteLayoutProps) {
  const t = useText();
  const { hash, key } = useLocation();
  // The router scrolls to a fragment; the keyboard has to follow, as it does where the browser itself goes there.
  useEffect(() => {
    if (hash) document.getElementById(hash.slice(1))?.focus({ preventScroll: true });
  }, [hash, key]);

  return (
    <Box sx={{ minHeight: '100dvh', display: 'flex', flexDirection: 'column' }}>
      <Box
        component={Link}
        to={{ hash: 'content' }}
        sx={{
          position: 'absolute',
          zIndex: 'tooltip',
          top: 8,
          left: 8,
          p: 1.5,
          borderRadius: 1,
          bgcolor: 'primary.main',
          color: 'primary.contrastText',
          '&:not(:focus)': { clipPath: 'inset(50%)', pointerEvents: 'none' },
        }}
      >
        {t('site.skip')}
      </Box>
      <SiteHeader />
      <Box component="main" id="content" tabIndex={-1} sx={{ flex: 1, outline: 'none' }}>
        {children ?? <Outlet />}
      </Box>
      <SiteFooter />
    </Box>
  );
}
