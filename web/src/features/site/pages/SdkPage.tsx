import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { compiledTexts } from 'virtual:compiled-texts/sdk';
import { ToastProvider } from '../../../components/ToastProvider.tsx';
import { paths } from '../../../config/paths.ts';
import { siteOrigin } from '../../../config/siteOrigin.ts';
import { loadTexts } from '../../../lib/text/loadTexts.ts';
import { useText } from '../../../lib/text/useText.ts';
import { CodeSample } from '../../../components/CodeSample.tsx';
import { InlineCode } from '../../../components/InlineCode.tsx';
import { Checksums } from '../components/Checksums.tsx';
import { InstallCommand } from '../components/InstallCommand.tsx';
import { PageIntro } from '../components/PageIntro.tsx';
import { PageSection } from '../components/PageSection.tsx';
import { TextLink } from '../components/TextLink.tsx';
import { TextList } from '../components/TextList.tsx';
import { sdkPackages } from '../sdkPackages.ts';
import { samples } from '../samples.ts';

loadTexts(compiledTexts);

/** /sdk-libraries: the packages, and a sample for each (docs/product.md §2, Public pages). */
export function SdkPage() {
  const t = useText();
  return (
    <ToastProvider>
      <Container maxWidth="lg">
        <PageIntro title={t('sdk.title')} lead={t('sdk.lead')} />
        <PageSection id="packages" title={t('sdk.packages')} text={t('sdk.packages.text')}>
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
            {sdkPackages.map(({ id, title, text, install, plannedName }) => (
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
                  <InstallCommand command={install(siteOrigin)} />
                </Box>
                <Typography variant="body2" color="textSecondary">
                  {t('sdk.package.plannedName')}: <InlineCode>{plannedName}</InlineCode>
                </Typography>
              </Box>
            ))}
          </Box>
          <Checksums />
        </PageSection>
        <PageSection id="samples" title={t('sdk.samples')} text={t('sdk.samples.text')}>
          <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
            <CodeSample name="balance.ts" code={samples.typescript} />
            <CodeSample name="balance.py" code={samples.python} />
            <CodeSample name="balance.go" code={samples.go} />
          </Box>
        </PageSection>
        <PageSection id="shared" title={t('sdk.shared')}>
          <TextList
            texts={[
              t('sdk.shared.errors'),
              t('sdk.shared.retries'),
              t('sdk.shared.amounts'),
              t('sdk.shared.key'),
            ]}
          />
          <TextLink to={paths.documentation}>{t('site.readDocumentation')}</TextLink>
        </PageSection>
      </Container>
    </ToastProvider>
  );
}
