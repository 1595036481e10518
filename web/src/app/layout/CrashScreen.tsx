import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { useLocation, useNavigate, useRouteError } from 'react-router-dom';
import { LightButton } from '../../components/LightButton.tsx';
import { logProblem } from '../../lib/log/logProblem.ts';
import { useText } from '../../lib/text/useText.ts';
import { isLoadFailure } from './isLoadFailure.ts';

/** Shown when a screen fails, including when its code could not be loaded. */
export function CrashScreen() {
  const t = useText();
  const error = useRouteError();
  const navigate = useNavigate();
  const location = useLocation();
  // Code that failed to load, for example offline, may load on a retry; a reload would lose the application.
  const isMissing = isLoadFailure(error);
  useEffect(() => logProblem('A screen failed', error), [error]);
  return (
    <Container component="main" maxWidth="sm" sx={{ py: 12, textAlign: 'center' }}>
      <Typography variant="h2" component="h1" gutterBottom>
        {t(isMissing ? 'crash.missing' : 'crash.title')}
      </Typography>
      <Typography color="textSecondary" sx={{ mb: 4 }}>
        {t(isMissing ? 'crash.missingText' : 'crash.text')}
      </Typography>
      {isMissing ? (
        <LightButton onClick={() => void navigate(location, { replace: true })}>
          {t('common.retry')}
        </LightButton>
      ) : (
        <LightButton onClick={() => window.location.reload()}>{t('crash.reload')}</LightButton>
      )}
    </Container>
  );
}
