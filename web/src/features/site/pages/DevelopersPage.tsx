import CodeRounded from '@mui/icons-material/CodeRounded';
import MenuBookRounded from '@mui/icons-material/MenuBookRounded';
import TerminalRounded from '@mui/icons-material/TerminalRounded';
import VpnKeyOutlined from '@mui/icons-material/VpnKeyOutlined';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { compiledTexts } from 'virtual:compiled-texts/developers';
import { ToastProvider } from '../../../components/ToastProvider.tsx';
import { LightButton } from '../../../components/LightButton.tsx';
import { paths } from '../../../config/paths.ts';
import { loadTexts } from '../../../lib/text/loadTexts.ts';
import { useVisitor } from '../../../lib/session/useVisitor.ts';
import { useText } from '../../../lib/text/useText.ts';
import type { TextId } from '../../../texts/texts.ts';
import { CardList } from '../components/CardList.tsx';
import { ClosingCall } from '../components/ClosingCall.tsx';
import { CodeSample } from '../../../components/CodeSample.tsx';
import { FeatureCard } from '../components/FeatureCard.tsx';
import { PageIntro } from '../components/PageIntro.tsx';
import { PageSection } from '../components/PageSection.tsx';
import { TextLink } from '../components/TextLink.tsx';
import { samples } from '../samples.ts';

loadTexts(compiledTexts);

interface Resource {
  readonly path: string;
  readonly icon: ReactNode;
  readonly title: TextId;
  readonly text: TextId;
}

const resources: readonly Resource[] = [
  {
    path: paths.documentation,
    icon: <MenuBookRounded />,
    title: 'developers.card.documentation.title',
    text: 'developers.card.documentation.text',
  },
  {
    path: paths.sdk,
    icon: <CodeRounded />,
    title: 'developers.card.sdk.title',
    text: 'developers.card.sdk.text',
  },
  {
    path: paths.cli,
    icon: <TerminalRounded />,
    title: 'developers.card.cli.title',
    text: 'developers.card.cli.text',
  },
  {
    path: paths.developerPortal,
    icon: <VpnKeyOutlined />,
    title: 'developers.card.portal.title',
    text: 'developers.card.portal.text',
  },
];

/** /developers: four cards, a quick start, and a link to API keys (docs/product.md §2, Public pages). */
export function DevelopersPage() {
  const t = useText();
  const isVisitor = useVisitor() === 'visitor';
  return (
    <ToastProvider>
      <Container maxWidth="lg">
        <PageIntro title={t('developers.title')} lead={t('developers.lead')} />
        <PageSection title={t('developers.resources')}>
          <CardList columns={4}>
            {resources.map(({ path, icon, title, text }) => (
              <FeatureCard
                key={path}
                icon={icon}
                title={t(title)}
                text={t(text)}
                action={
                  <LightButton
                    to={path}
                    variant="outlined"
                    label={t('developers.learnMoreAbout', { topic: t(title) })}
                  >
                    {t('developers.learnMore')}
                  </LightButton>
                }
              />
            ))}
          </CardList>
        </PageSection>
        <PageSection
          id="quick-start"
          title={t('developers.quickStart')}
          text={t('developers.quickStart.text')}
        >
          <CodeSample name="balance.sh" code={samples.shell} />
          <Typography color="textSecondary" sx={{ mt: 2 }}>
            {t('developers.quickStart.next')}
          </Typography>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3 }}>
            <TextLink to={paths.documentation}>{t('site.readDocumentation')}</TextLink>
            <TextLink to={paths.connectWebsites}>{t('developers.quickStart.websites')}</TextLink>
          </Box>
        </PageSection>
        <ClosingCall title={t('developers.key')} text={t('developers.key.text')}>
          {/* /auth continues to the keys; signed-in users go straight there. */}
          <LightButton to={isVisitor ? paths.authFor(paths.developerPortal) : paths.developerPortal} isLarge>
            {t('developers.key.get')}
          </LightButton>
        </ClosingCall>
      </Container>
    </ToastProvider>
  );
}
