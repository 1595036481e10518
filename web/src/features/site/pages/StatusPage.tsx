import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { compiledTexts } from 'virtual:compiled-texts/status';
import { language } from '../../../lib/language/language.ts';
import { loadTexts } from '../../../lib/text/loadTexts.ts';
import { useText } from '../../../lib/text/useText.ts';
import { NetworkStates } from '../components/NetworkStates.tsx';
import { PageIntro } from '../components/PageIntro.tsx';
import { PageSection } from '../components/PageSection.tsx';
import { useServiceHealth } from '../useServiceHealth.ts';

loadTexts(compiledTexts);

/**
 * /status: whether the service answers, and how far it has read each network. The page starts without a first use (`data-live`).
 * It shares no component with the wallet: each would become a file of its own, which every wallet loads.
 */
export function StatusPage() {
  const t = useText();
  const { health, retry } = useServiceHealth();
  const { status } = health;
  return (
    <Container maxWidth="lg">
      <PageIntro title={t('status.title')} lead={t('status.lead')} />
      <PageSection title={t('status.networks')}>
        {/* Without scripts there are no answers. */}
        <Box data-live="" data-needs-script="" sx={{ mb: 2 }}>
          {status === 'silent' ? (
            <Box role="alert" sx={{ display: 'grid', justifyItems: 'start', gap: 1 }}>
              <Typography sx={{ fontWeight: 600 }}>{t('status.silent.title')}</Typography>
              <Typography variant="body2" color="textSecondary">
                {t('status.silent.text')}
              </Typography>
              <Button size="small" variant="outlined" onClick={retry}>
                {t('common.retry')}
              </Button>
            </Box>
          ) : (
            <>
              <Typography role="status">
                {t(status === 'reading' ? 'status.checking' : 'status.answers')}
              </Typography>
              {status === 'answered' && (
                <Typography variant="body2" color="textSecondary">
                  {t('status.checked', {
                    time: new Intl.DateTimeFormat(language, { timeStyle: 'medium' }).format(health.at),
                  })}
                </Typography>
              )}
            </>
          )}
        </Box>
        {status !== 'silent' && (
          <NetworkStates states={status === 'answered' ? health.networks : undefined} />
        )}
        <Typography variant="body2" color="textSecondary" sx={{ mt: 2, maxWidth: 680 }}>
          {t('status.note')}
        </Typography>
      </PageSection>
    </Container>
  );
}
