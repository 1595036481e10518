import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Container from '@mui/material/Container';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import { useSnackbar } from 'notistack';
import { useEffect, useState } from 'react';
import { Link, Navigate, useLocation, useNavigate } from 'react-router-dom';
import { BrandMark } from '../../../components/BrandMark.tsx';
import { PageLoading } from '../../../components/PageLoading.tsx';
import { paths } from '../../../config/paths.ts';
import { localTo } from '../../../lib/language/localTo.ts';
import { useAuth } from '../../../lib/session/useAuth.ts';
import { readAuthQuery } from '../../../lib/session/readAuthQuery.ts';
import { readWantedPath, wantedPathState } from '../../../lib/session/wantedPath.ts';
import { useText } from '../../../lib/text/useText.ts';
import { writtenTab } from '../../../prerendered/writtenTab.ts';
import { AUTH_TABS, type AuthTab } from '../AuthTab.ts';
import type { Draft } from '../Draft.ts';
import { AuthPanel } from './AuthPanel.tsx';

/**
 * /auth: Sign In and Sign Up (docs/product.md §2). Redirects a signed-in user, and after a sign-in leads back to the address from
 * which a guard redirected.
 */
export function AuthPage() {
  const t = useText();
  const navigate = useNavigate();
  const { search, state } = useLocation() as { search: string; state: unknown };
  const target = readWantedPath(state) ?? readAuthQuery(search).wantedPath ?? paths.wallet;
  const { enqueueSnackbar } = useSnackbar();
  const { status, profile, isVerified } = useAuth();
  const [tab, setTab] = useState<AuthTab>(() => writtenTab(AUTH_TABS) ?? 'signIn');
  const [draft, setDraft] = useState<Draft>({ email: '', password: '' });

  useEffect(() => {
    const { isSignUp, wantedPath } = readAuthQuery(search);
    if (!isSignUp && wantedPath === undefined) return;
    const nextState = wantedPath === undefined ? state : wantedPathState(wantedPath);
    void (async () => {
      await navigate(paths.auth, { replace: true, state: nextState });
      if (isSignUp) setTab('signUp');
    })();
  }, [search, state, navigate]);

  // The forms redirect a user who signs in on this page.
  const [wasSignedOut, setWasSignedOut] = useState(false);
  if (!wasSignedOut && status === 'signedOut') setWasSignedOut(true);

  if (isVerified) return <Navigate to={target} replace />;
  if (profile === 'unverified' && !wasSignedOut) {
    return <Navigate to={paths.recoveryPhrase} replace state={state} />;
  }
  // A user who may be signed in sees no form that disappears again.
  if (profile === 'loading' && status !== 'signedOut' && !wasSignedOut) return <PageLoading />;

  function welcomeBack() {
    enqueueSnackbar(t('auth.welcomeBack'), { variant: 'success' });
    void navigate(target);
  }

  function goToRecoveryPhrase({ emailSent }: { emailSent: boolean }) {
    enqueueSnackbar(t('auth.accountCreated'), { variant: 'success' });
    if (!emailSent) enqueueSnackbar(t('auth.error.verificationEmail'), { variant: 'warning' });
    void navigate(paths.recoveryPhrase, { state });
  }

  return (
    <Container component="main" maxWidth="xs" sx={{ py: { xs: 4, sm: 9 } }}>
      <Box sx={{ display: 'grid', justifyItems: 'center', gap: 1, mb: 4, textAlign: 'center' }}>
        <Link to={localTo(paths.home)} aria-label={t('header.home')}>
          <BrandMark size={52} />
        </Link>
        <Typography variant="h2" component="h1" sx={{ mt: 1 }}>
          {t('auth.title')}
        </Typography>
        <Typography color="textSecondary">{t('auth.subtitle')}</Typography>
      </Box>
      <Card sx={{ p: { xs: 2.5, sm: 4 } }}>
        <Tabs value={tab} onChange={(_, next: AuthTab) => setTab(next)} variant="fullWidth" sx={{ mb: 3.5 }}>
          <Tab value="signIn" label={t('auth.signIn')} id="tab-signIn" aria-controls="panel-signIn" />
          <Tab value="signUp" label={t('auth.signUp')} id="tab-signUp" aria-controls="panel-signUp" />
        </Tabs>
        <AuthPanel
          tab={tab}
          draft={draft}
          onDraft={setDraft}
          onSignedIn={welcomeBack}
          onSignedUp={goToRecoveryPhrase}
        />
      </Card>
    </Container>
  );
}
