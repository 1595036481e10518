import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { Link, useLocation } from 'react-router-dom';
import { useText } from '../../lib/text/useText.ts';
import { isOpenScreen, tabs } from './navigation.tsx';

/** Links to the most used screens on a phone, at the bottom within reach of the thumb. */
export function WalletTabBar() {
  const t = useText();
  const { pathname } = useLocation();
  return (
    <Box
      component="nav"
      aria-label={t('header.menu')}
      sx={{
        display: { xs: 'flex', sm: 'none' },
        position: 'sticky',
        bottom: 0,
        zIndex: 'appBar',
        bgcolor: 'background.paper',
        borderTop: 1,
        borderColor: 'divider',
        pb: 'env(safe-area-inset-bottom)',
      }}
    >
      {tabs.map(({ path, label, icon }) => (
        <ButtonBase
          key={path}
          component={Link}
          to={path}
          {...(isOpenScreen(path, pathname) && { 'aria-current': 'page' })}
          sx={{
            // A longer name takes the room of a shorter one.
            flex: '1 1 auto',
            minWidth: 0,
            flexDirection: 'column',
            gap: 0.25,
            minHeight: 56,
            fontSize: '0.6875rem',
            fontWeight: 600,
            color: 'text.secondary',
            textAlign: 'center',
            '&[aria-current="page"]': { color: 'primary.main' },
          }}
        >
          {icon}
          {t(label)}
        </ButtonBase>
      ))}
    </Box>
  );
}
