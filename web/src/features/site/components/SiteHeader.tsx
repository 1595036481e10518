import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import { Link, NavLink } from 'react-router-dom';
import { BrandMark } from '../../../components/BrandMark.tsx';
import { LightButton } from '../../../components/LightButton.tsx';
import { SearchButton } from '../../../components/SearchButton.tsx';
import { paths } from '../../../config/paths.ts';
import { localTo } from '../../../lib/language/localTo.ts';
import { useVisitor } from '../../../lib/session/useVisitor.ts';
import { useText } from '../../../lib/text/useText.ts';
import type { TextId } from '../../../texts/texts.ts';
import { EntryButton } from './EntryButton.tsx';

const links: readonly (readonly [path: string, label: TextId])[] = [
  [paths.features, 'site.features'],
  [paths.developers, 'site.developers'],
  [paths.support, 'site.support'],
  [paths.about, 'site.about'],
];

/**
 * Header of the public pages: four links and the two entry links (docs/product.md §2), of which a signed-in user needs only one. On a phone
 * the links have their own row.
 */
export function SiteHeader() {
  const t = useText();
  const visitor = useVisitor();
  return (
    <Box
      component="header"
      sx={{
        position: { md: 'sticky' },
        top: 'var(--offline-banner-height, 0px)',
        zIndex: 'appBar',
        bgcolor: 'background.default',
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <Container
        maxWidth="lg"
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          columnGap: { xs: 1, md: 4 },
          pt: { xs: 1.25, md: 0 },
          minHeight: { md: 68 },
        }}
      >
        <Box
          component={Link}
          to={localTo(paths.home)}
          aria-label={t('app.name')}
          sx={{
            display: 'flex',
            alignItems: 'center',
            gap: 1.25,
            minHeight: 44,
            color: 'inherit',
            fontWeight: 650,
            letterSpacing: '-0.015em',
            textDecoration: 'none',
          }}
        >
          <BrandMark />
          <Box component="span" sx={{ display: { xs: 'none', sm: 'block' } }}>
            {t('app.name')}
          </Box>
        </Box>
        <Box
          component="nav"
          aria-label={t('site.navigation')}
          sx={{
            display: 'flex',
            justifyContent: { xs: 'space-between', sm: 'flex-start' },
            columnGap: { xs: 0.5, sm: 3 },
            order: { xs: 1, md: 0 },
            width: { xs: '100%', md: 'auto' },
          }}
        >
          {links.map(([path, label]) => (
            <Box
              key={path}
              component={NavLink}
              to={localTo(path)}
              sx={{
                display: 'flex',
                alignItems: 'center',
                minHeight: 44,
                fontSize: '0.9375rem',
                fontWeight: 550,
                color: 'text.secondary',
                textDecoration: 'none',
                '&:hover, &.active': { color: 'text.primary' },
                // Reserves the space of the line, so that nothing shifts when it appears.
                boxShadow: 'inset 0 -2px transparent',
                '&.active': { boxShadow: 'inset 0 -2px var(--mui-palette-primary-main)' },
              }}
            >
              {t(label)}
            </Box>
          ))}
        </Box>
        <SearchButton />
        <Box
          // The prerendered page is a visitor's: index.html hides this during a session.
          data-entrance=""
          sx={{
            display: 'flex',
            gap: { xs: 0.5, sm: 1 },
            visibility: visitor === 'unknown' ? 'hidden' : 'visible',
          }}
        >
          {visitor === 'visitor' && (
            <LightButton to={paths.auth} variant="text">
              {t('landing.signIn')}
            </LightButton>
          )}
          <EntryButton />
        </Box>
      </Container>
    </Box>
  );
}
