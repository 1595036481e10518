import HomeRounded from '@mui/icons-material/HomeRounded';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { NavLink, useLocation } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { useText } from '../../lib/text/useText.ts';
import { navigation, type NavigationItem } from './navigation.tsx';

/**
 * The home link and the header's buttons on a phone, at the bottom within reach of the thumb. Accounts are in
 * the corner above, with the current account.
 */
export function WalletTabBar() {
  const t = useText();
  const { pathname } = useLocation();
  // The home has two addresses; on either of them its link is the current one.
  const home: NavigationItem = {
    path: pathname === paths.wallet ? paths.wallet : paths.home,
    label: 'header.tab.home',
    icon: <HomeRounded />,
  };
  const tabs = [home, ...navigation.filter(({ path }) => path !== paths.accounts)];
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
          component={NavLink}
          to={path}
          end={path === paths.home}
          sx={{
            flex: 1,
            flexDirection: 'column',
            gap: 0.25,
            minHeight: 56,
            fontSize: '0.6875rem',
            fontWeight: 600,
            color: 'text.secondary',
            '&.active': { color: 'primary.main' },
          }}
        >
          {icon}
          {t(label)}
        </ButtonBase>
      ))}
    </Box>
  );
}
