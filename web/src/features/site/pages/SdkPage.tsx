import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { compiledMessages } from 'virtual:compiled-messages/sdk';
import { ToastProvider } from '../../../components/ToastProvider.tsx';
import { paths } from '../../../config/paths.ts';
import { loadTexts } from '../../../lib/text/loadTexts.ts';
import { useText } from '../../../lib/text/useText.ts';
import { CodeSample } from '../../../components/CodeSample.tsx';
import { ComingSoonMark } from '../components/ComingSoonMark.tsx';
import { InstallCommand } from '../components/InstallCommand.tsx';
import { PageIntro } from '../components/PageIntro.tsx';
import { PageSection } from '../components/PageSection.tsx';
import { TextLink } from '../components/TextLink.tsx';
import { plannedPackages } from '../plannedPackages.ts';
import { samples } from '../samples.ts';

loadTexts(compiledMessages);

/** /sdk-libraries: the planned packages, and code that works without them (specification §2, Public pages). */
export function SdkPage() {
  const t = useText();
  return (
    <ToastProvider>
      <Container maxWidth="lg">
        <PageIntro title={t('sdk.title')} lead={t('sdk.lead')} mark={<ComingSoonMark />} />
        <PageSection title={t('sdk.packages')} text={t('sdk.packages.text')}>
          <Box
            component="ul"
            sx={{
              display: 'grid',
              gridTemplateColumns: { md: 'repeat(3, minmax(0, 1fr))' },
              gap: { xs: 1.5, md: 2.5 },
              listStyle: 'none',
              m: 0,
              p: 0,
            }}
          >
            {plannedPackages.map(({ id, title, text, install }) => (
              <Box
                key={id}
                component="li"
                sx={{
                  display: 'flex',
                  flexDirection: 'column',
                  gap: 2,
                  p: { xs: 2.5, md: 3 },
                  border: 1,
                  borderColor: 'divider',
                  borderRadius: '16px',
                  bgcolor: 'background.paper',
                }}
              >
                <Box>
                  <Typography variant="h3">{t(title)}</Typography>
                  <Typography color="textSecondary" sx={{ mt: 0.5 }}>
                    {t(text)}
                  </Typography>
                </Box>
                <Box sx={{ mt: 'auto' }}>
                  <InstallCommand command={install} />
                </Box>
              </Box>
            ))}
          </Box>
        </PageSection>
        <PageSection title={t('sdk.sample')} text={t('sdk.sample.text')}>
          <CodeSample name="readBalance.ts" code={samples.typescript} />
          <TextLink to={paths.documentation}>{t('site.readDocumentation')}</TextLink>
        </PageSection>
      </Container>
    </ToastProvider>
  );
}
