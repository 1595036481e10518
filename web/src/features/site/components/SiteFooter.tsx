import GitHub from '@mui/icons-material/GitHub';
import X from '@mui/icons-material/X';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { BrandMark } from '../../../components/BrandMark.tsx';
import { paths } from '../../../config/paths.ts';
import { socialLinks } from '../../../config/socialLinks.ts';
import { localTo } from '../../../lib/language/localTo.ts';
import { useText } from '../../../lib/text/useText.ts';
import type { TextId } from '../../../texts/texts.ts';
import { LanguageLinks } from './LanguageLinks.tsx';

const icons = { GitHub, X } as const;

type FooterLink = readonly [path: string, label: TextId];

const groups: readonly (readonly [title: TextId, links: readonly FooterLink[]])[] = [
  [
    'site.product',
    [
      [paths.features, 'site.features'],
      [paths.developers, 'site.developers'],
      [paths.support, 'site.support'],
    ],
  ],
  [
    'site.resources',
    [
      [paths.documentation, 'site.documentation'],
      [paths.sdk, 'site.sdk'],
      [paths.cli, 'site.cli'],
      [paths.help, 'site.help'],
      [paths.status, 'site.status'],
    ],
  ],
  [
    'site.company',
    [
      [paths.about, 'site.about'],
      [paths.privacy, 'site.privacy'],
      [paths.terms, 'site.terms'],
    ],
  ],
];

const linkStyle = {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: { xs: 44, md: 32 },
  color: 'text.secondary',
  textDecoration: 'none',
  '&:hover': { color: 'text.primary', textDecoration: 'underline' },
} as const;

/** Footer of the public pages and of the wallet's home: three groups, two social links (docs/product.md §2) and the languages. */
export function SiteFooter() {
  const t = useText();
  return (
    <Box
      component="footer"
      sx={{ borderTop: 1, borderColor: 'divider', bgcolor: 'background.paper', typography: 'body2' }}
    >
      <Container
        maxWidth="lg"
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: '1fr 1fr', md: '2fr 1fr 1fr 1fr' },
          gap: 4,
          py: { xs: 5, md: 7 },
        }}
      >
        <Box sx={{ gridColumn: { xs: '1 / -1', md: 'auto' }, maxWidth: 300 }}>
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.25, fontWeight: 650 }}>
            <BrandMark size={28} />
            {t('app.name')}
          </Box>
          <Typography variant="body2" color="textSecondary" sx={{ my: 1.5 }}>
            {t('site.promise')}
          </Typography>
          <Box sx={{ display: 'flex', gap: 1, ml: -1.25 }}>
            {socialLinks.map(({ name, url }) => {
              const Icon = icons[name];
              return (
                <Box
                  key={name}
                  component="a"
                  href={url}
                  target="_blank"
                  rel="noopener noreferrer"
                  aria-label={t('site.social', { place: name })}
                  sx={{ ...linkStyle, minHeight: 44, px: 1.25 }}
                >
                  <Icon fontSize="small" />
                </Box>
              );
            })}
          </Box>
        </Box>
        {groups.map(([title, links]) => (
          <Box key={title} component="nav" aria-label={t(title)}>
            <Typography variant="body2" component="h2" sx={{ fontWeight: 650, mb: 1 }}>
              {t(title)}
            </Typography>
            <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
              {links.map(([path, label]) => (
                <li key={path}>
                  <Box component={Link} to={localTo(path)} sx={linkStyle}>
                    {t(label)}
                  </Box>
                </li>
              ))}
            </Box>
          </Box>
        ))}
      </Container>
      <LanguageLinks />
    </Box>
  );
}
