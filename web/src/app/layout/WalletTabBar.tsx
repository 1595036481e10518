import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { NavLink } from 'react-router-dom';
import { useText } from '../../lib/text/useText.ts';
import { navigation } from './navigation.tsx';

/** The header's buttons on a phone, at the bottom where the thumb is. */
export function WalletTabBar() {
  const t = useText();
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
      {navigation.map(({ path, label, icon }) => (
        <ButtonBase
          key={path}
          component={NavLink}
          to={path}
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
