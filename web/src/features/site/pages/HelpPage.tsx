import type { HelpEntry } from '@everything-wallet/core/help/HelpEntry';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { use, type ComponentType } from 'react';
import { compiledTexts } from 'virtual:compiled-texts/help';
import { LightButton } from '../../../components/LightButton.tsx';
import { paths } from '../../../config/paths.ts';
import { directionOf } from '../../../lib/language/directionOf.ts';
import { language } from '../../../lib/language/language.ts';
import { OpenSearchContext } from '../../../lib/search/OpenSearchContext.ts';
import { loadTexts } from '../../../lib/text/loadTexts.ts';
import { useText } from '../../../lib/text/useText.ts';
import { ContentsLayout } from '../components/ContentsLayout.tsx';
import { PageIntro } from '../components/PageIntro.tsx';
import { PageSection } from '../components/PageSection.tsx';
import { TextLink } from '../components/TextLink.tsx';
import { helpLinks } from '../helpLinks.ts';
import { helpTopics } from '../helpTopics.ts';
import { loadedHelp } from '../loadedHelp.ts';

loadTexts(compiledTexts);

/** Loads /help with its articles. */
export async function loadHelpPage(): Promise<ComponentType> {
  await loadedHelp.load();
  return HelpPage;
}

/** Attributes of an article that is not in the interface's language. */
const foreign =
  loadedHelp.language === language
    ? {}
    : { lang: loadedHelp.language, dir: directionOf(loadedHelp.language) };

/** /help: the answers that the support chat also gives, by topic, each with its own URL. */
function HelpPage() {
  const t = useText();
  const openSearch = use(OpenSearchContext);
  return (
    <Container maxWidth="lg">
      <PageIntro title={t('help.title')} lead={t('help.lead')}>
        <Box data-needs-script="">
          <LightButton variant="outlined" onClick={openSearch}>
            {t('help.search')}
          </LightButton>
        </Box>
      </PageIntro>
      {loadedHelp.language !== language && (
        <Typography sx={{ mb: 4, fontWeight: 600 }}>{t('help.english')}</Typography>
      )}
      <ContentsLayout contents={helpTopics.map(({ id, title }) => [id, t(title)])}>
        {helpTopics.map(({ id, title, entries }) => (
          <PageSection key={id} id={id} title={t(title)}>
            {entries.map((name) => (
              <Answer key={name} name={name} />
            ))}
          </PageSection>
        ))}
        <Typography>{t('help.more')}</Typography>
        <TextLink to={paths.support}>{t('help.link.support')}</TextLink>
      </ContentsLayout>
    </Container>
  );
}

function Answer({ name }: Pick<HelpEntry, 'name'>) {
  const t = useText();
  const entry = loadedHelp.find(name);
  if (!entry) throw new Error(`docs/help has no ${name}.md`);
  const { title, page, text } = entry;
  const label = helpLinks[page];
  if (!label) throw new Error(`The link to ${page} has no words`);
  return (
    <Box
      component="article"
      id={name}
      tabIndex={-1}
      aria-labelledby={`${name}-title`}
      sx={{
        scrollMarginTop: 96,
        maxWidth: 720,
        py: 2,
        // The outline is offset from the text without moving it.
        px: { xs: 1, sm: 2 },
        mx: { xs: -1, sm: -2 },
        borderRadius: '12px',
        '&:target, &:focus': { outline: '2px solid', outlineColor: 'primary.main' },
      }}
    >
      <Typography variant="h3" id={`${name}-title`} {...foreign}>
        {title}
      </Typography>
      {text.split('\n\n').map((paragraph) => (
        <Typography key={paragraph} color="textSecondary" sx={{ mt: 1 }} {...foreign}>
          {paragraph}
        </Typography>
      ))}
      <TextLink to={page}>{t(label)}</TextLink>
    </Box>
  );
}
