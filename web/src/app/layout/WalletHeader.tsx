import ChatBubbleOutlineRounded from '@mui/icons-material/ChatBubbleOutlineRounded';
import LogoutRounded from '@mui/icons-material/LogoutRounded';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { useSnackbar } from 'notistack';
import { lazy, Suspense, use } from 'react';
import { Link, NavLink } from 'react-router-dom';
import { BrandMark } from '../../components/BrandMark.tsx';
import { SearchIcon } from '../../components/SearchIcon.tsx';
import { useLogout } from '../../components/useLogout.ts';
import { useSearchKeys } from '../../components/useSearchKeys.ts';
import { paths } from '../../config/paths.ts';
import { useSupportChat } from '../../features/chat/hooks/useSupportChat.tsx';
import { NetworkSelector } from '../../features/networks/components/NetworkSelector.tsx';
import { OpenSearchContext } from '../../lib/search/OpenSearchContext.ts';
import { useAuth } from '../../lib/session/useAuth.ts';
import { useText } from '../../lib/text/useText.ts';
import { VaultContext } from '../../lib/vault/VaultContext.ts';
import { navigation } from './navigation.tsx';
import { ScreenLinks } from './ScreenLinks.tsx';
import { useAfterFirstDraw } from './useAfterFirstDraw.ts';

// The first screen of the wallet does not wait for it. If its code fails to load, signing out remains
// possible.
const AccountSwitcher = lazy(async () => ({
  default: await import('../../features/accounts/components/AccountSwitcher.tsx').then(
    (module) => module.AccountSwitcher,
    () => PhoneSignOut,
  ),
}));

/**
 * Logo, network selector and the wallet's buttons (docs/product.md §2, Header). On a phone the corner within
 * reach of the thumb holds the account menu, which contains signing out.
 */
export function WalletHeader() {
  const t = useText();
  const logout = useLogout();
  const { user } = useAuth();
  const openSearch = use(OpenSearchContext);
  const searchKeys = useSearchKeys();
  const { LockButton } = use(VaultContext);
  const isFirstDrawn = useAfterFirstDraw(user !== undefined);
  const { enqueueSnackbar } = useSnackbar();
  const support = useSupportChat(() => enqueueSnackbar(t('header.supportFailed'), { variant: 'error' }));

  return (
    <>
      <AppBar
        position="sticky"
        color="inherit"
        elevation={0}
        sx={{ borderBottom: 1, borderColor: 'divider', bgcolor: 'background.default' }}
      >
        <Container
          maxWidth="lg"
          sx={{
            display: 'flex',
            alignItems: 'center',
            gap: { xs: 1, sm: 2 },
            minHeight: 64,
            px: { xs: 2, sm: 3 },
          }}
        >
          <Box
            component={Link}
            to={paths.home}
            aria-label={t('header.home')}
            sx={{
              display: 'flex',
              alignItems: 'center',
              gap: 1.25,
              color: 'inherit',
              textDecoration: 'none',
            }}
          >
            <BrandMark />
            <Typography
              sx={{ fontWeight: 650, letterSpacing: '-0.015em', display: { xs: 'none', md: 'block' } }}
            >
              {t('app.name')}
            </Typography>
          </Box>
          <NetworkSelector />
          <Box sx={{ flex: 1 }} />
          {isFirstDrawn && (
            <>
              <Tooltip title={`${t('search.open')} (${searchKeys})`}>
                <IconButton
                  aria-label={t('search.open')}
                  aria-keyshortcuts="Control+K Meta+K"
                  aria-haspopup="dialog"
                  onClick={openSearch}
                >
                  <SearchIcon />
                </IconButton>
              </Tooltip>
              <Box component="nav" aria-label={t('header.menu')} sx={{ display: { xs: 'none', sm: 'flex' } }}>
                {navigation.map(({ path, label, icon }) => (
                  <Tooltip key={path} title={t(label)}>
                    <IconButton
                      component={NavLink}
                      to={path}
                      aria-label={t(label)}
                      sx={{ ...captioned, '&.active': { color: 'primary.main' } }}
                    >
                      {icon}
                      <Caption>{t(label)}</Caption>
                    </IconButton>
                  </Tooltip>
                ))}
              </Box>
              <Box sx={{ display: { xs: 'none', md: 'block' } }}>
                <Tooltip title={t('header.support')}>
                  <IconButton
                    aria-label={t('header.support')}
                    aria-haspopup="dialog"
                    aria-busy={support.isOpening}
                    onClick={support.open}
                    sx={captioned}
                  >
                    <ChatBubbleOutlineRounded />
                    <Caption>{t('header.support')}</Caption>
                  </IconButton>
                </Tooltip>
              </Box>
              {LockButton && <LockButton />}
              <Box sx={{ display: { xs: 'none', sm: 'block' } }}>
                <SignOutButton onSignOut={() => void logout()} />
              </Box>
              {user && (
                <Suspense fallback={<Box sx={{ width: 44, height: 44 }} />}>
                  <AccountSwitcher
                    key={user.id}
                    userId={user.id}
                    onSupport={support.open}
                    onSignOut={() => void logout()}
                  />
                </Suspense>
              )}
            </>
          )}
        </Container>
        <ScreenLinks />
      </AppBar>
      {support.chat}
    </>
  );
}

/** Room for a caption below an icon, where the window has it. */
const captioned = {
  flexDirection: 'column',
  borderRadius: { lg: '10px' },
  px: { lg: 1 },
  py: { lg: 0.75 },
} as const;

/** Visible name of a button below its icon; narrower windows have a tooltip only. */
function Caption({ children }: { children: string }) {
  return (
    <Box
      component="span"
      sx={{ display: { xs: 'none', lg: 'block' }, fontSize: '0.6875rem', fontWeight: 600, lineHeight: 1.3 }}
    >
      {children}
    </Box>
  );
}

function SignOutButton({ onSignOut }: { onSignOut: () => void }) {
  const t = useText();
  return (
    <Tooltip title={t('header.signOut')}>
      <IconButton aria-label={t('header.signOut')} onClick={onSignOut} sx={captioned}>
        <LogoutRounded />
        <Caption>{t('header.signOut')}</Caption>
      </IconButton>
    </Tooltip>
  );
}

/** Replaces the account switcher on a phone until it is loaded. */
function PhoneSignOut({ onSignOut }: { userId: string; onSupport: () => void; onSignOut: () => void }) {
  return (
    <Box sx={{ display: { sm: 'none' } }}>
      <SignOutButton onSignOut={onSignOut} />
    </Box>
  );
}
