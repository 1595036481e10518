import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import { Link, useLocation } from 'react-router-dom';
import { useText } from '../../lib/text/useText.ts';
import { isOpenScreen, screens } from './navigation.tsx';

/** Row of links to the wallet's screens, below a desktop's header. */
export function ScreenLinks() {
  const t = useText();
  const { pathname } = useLocation();
  return (
    <Container
      component="nav"
      aria-label={t('header.screens')}
      maxWidth="lg"
      sx={{ display: { xs: 'none', md: 'flex' }, gap: 0.5, px: { sm: 3 } }}
    >
      {screens.map(({ path, label }) => (
        <Box
          key={path}
          component={Link}
          to={path}
          {...(isOpenScreen(path, pathname) && { 'aria-current': 'page' })}
          sx={{
            display: 'flex',
            alignItems: 'center',
            minHeight: 44,
            px: 1.25,
            mx: '-1px',
            borderBottom: '2px solid transparent',
            fontSize: '0.875rem',
            fontWeight: 600,
            textDecoration: 'none',
            color: 'text.secondary',
            '&:first-of-type': { marginInlineStart: '-10px' },
            '&:hover': { color: 'text.primary' },
            '&[aria-current="page"]': { color: 'primary.main', borderBottomColor: 'primary.main' },
          }}
        >
          {t(label)}
        </Box>
      ))}
    </Container>
  );
}
