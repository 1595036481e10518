import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import { useLocation } from 'react-router-dom';
import { languageNames } from 'virtual:language-names';
import { language } from '../../../lib/language/language.ts';
import { localPath } from '../../../lib/language/localPath.ts';
import { pageLanguages } from '../../../lib/language/pageLanguages.ts';
import { readAddress } from '../../../lib/language/readAddress.ts';
import { useText } from '../../../lib/text/useText.ts';

/**
 * Links to this page in each language, by their own names. They load the page again, and are stored as the user's choice
 * (`storeChosenLanguage`).
 */
export function LanguageLinks() {
  const t = useText();
  const { path } = readAddress(useLocation().pathname);
  return (
    <Container maxWidth="lg">
      <Box
        component="nav"
        aria-label={t('site.language')}
        sx={{ borderTop: 1, borderColor: 'divider', py: 2 }}
      >
        <Box
          component="ul"
          sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2.5, listStyle: 'none', m: 0, p: 0 }}
        >
          {pageLanguages.map((tag) => (
            <li key={tag}>
              <Box
                component="a"
                href={localPath(path, tag)}
                hrefLang={tag}
                lang={tag}
                dir="auto"
                translate="no"
                aria-current={tag === language ? 'true' : undefined}
                sx={{
                  display: 'inline-flex',
                  alignItems: 'center',
                  minHeight: { xs: 44, md: 32 },
                  // The page's own font would be loaded for letters of other scripts, which nothing else on the page uses.
                  fontFamily: 'system-ui, sans-serif',
                  color: tag === language ? 'text.primary' : 'text.secondary',
                  fontWeight: tag === language ? 600 : undefined,
                  textDecoration: 'none',
                  '&:hover': { color: 'text.primary', textDecoration: 'underline' },
                }}
              >
                {languageNames[tag]}
              </Box>
            </li>
          ))}
        </Box>
      </Box>
    </Container>
  );
}
