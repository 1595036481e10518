import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { compiledTexts } from 'virtual:compiled-texts/about';
import { InlineCode } from '../../../components/InlineCode.tsx';
import { LightButton } from '../../../components/LightButton.tsx';
import { paths } from '../../../config/paths.ts';
import { siteOrigin } from '../../../config/siteOrigin.ts';
import { loadTexts } from '../../../lib/text/loadTexts.ts';
import { useText } from '../../../lib/text/useText.ts';
import { ClosingCall } from '../components/ClosingCall.tsx';
import { PageIntro } from '../components/PageIntro.tsx';
import { PageSection } from '../components/PageSection.tsx';
import { TextLink } from '../components/TextLink.tsx';

loadTexts(compiledTexts);

const values = [
  ['about.values.custody.title', 'about.values.custody.text'],
  ['about.values.truth.title', 'about.values.truth.text'],
  ['about.values.cost.title', 'about.values.cost.text'],
  ['about.values.everyone.title', 'about.values.everyone.text'],
] as const;

/** /about: mission, team and values (docs/product.md §2, Public pages). */
export function AboutPage() {
  const t = useText();
  return (
    <Container maxWidth="lg">
      <PageIntro title={t('about.title')} lead={t('about.lead')} />
      <Box sx={{ display: 'grid', gridTemplateColumns: { md: '1fr 1fr' }, columnGap: 8 }}>
        <PageSection title={t('about.mission')} text={t('about.mission.text')} />
        <PageSection title={t('about.team')} text={t('about.team.text')} />
      </Box>
      <PageSection title={t('about.values')}>
        <Box
          component="ul"
          sx={{
            display: 'grid',
            gridTemplateColumns: { sm: '1fr 1fr' },
            columnGap: 8,
            listStyle: 'none',
            m: 0,
            p: 0,
          }}
        >
          {values.map(([title, text]) => (
            <Box key={title} component="li" sx={{ py: 2.5, borderTop: 1, borderColor: 'divider' }}>
              <Typography variant="h3">{t(title)}</Typography>
              <Typography color="textSecondary" sx={{ mt: 0.5 }}>
                {t(text)}
              </Typography>
            </Box>
          ))}
        </Box>
      </PageSection>
      <PageSection id="verify" title={t('about.verify')} text={t('about.verify.text')}>
        <Box sx={{ display: 'grid', gap: 1.5, justifyItems: 'start', maxWidth: 680 }}>
          <InlineCode>{`npm run verify-release -- ${siteOrigin}`}</InlineCode>
          <TextLink href="/release.json">{t('about.verify.list')}</TextLink>
        </Box>
      </PageSection>
      <ClosingCall title={t('about.closing')} text={t('about.closing.text')}>
        <LightButton to={paths.features} isLarge>
          {t('about.closing.features')}
        </LightButton>
        <LightButton to={paths.support} variant="outlined" isLarge>
          {t('about.closing.support')}
        </LightButton>
      </ClosingCall>
    </Container>
  );
}
