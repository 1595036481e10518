import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { LightButton } from '../../components/LightButton.tsx';
import { logProblem } from '../../lib/log/logProblem.ts';
import { useText } from '../../lib/text/useText.ts';

/** What is left when a screen fails, also when its code could not be loaded. */
export function CrashScreen() {
  const t = useText();
  const error = useRouteError();
  useEffect(() => logProblem('A screen failed', error), [error]);
  return (
    <Container component="main" maxWidth="sm" sx={{ py: 12, textAlign: 'center' }}>
      <Typography variant="h2" component="h1" gutterBottom>
        {t('crash.title')}
      </Typography>
      <Typography color="textSecondary" sx={{ mb: 4 }}>
        {t('crash.text')}
      </Typography>
      <LightButton onClick={() => window.location.reload()}>{t('crash.reload')}</LightButton>
    </Container>
  );
}
