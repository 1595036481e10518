import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useText } from '../../../lib/text/useText.ts';

interface ContentsLayoutProps {
  /** Fragments of the page and their titles, in order. */
  contents: readonly (readonly [id: string, title: string])[];
  children: ReactNode;
}

/** Long page with its table of contents: sticky beside it on a desktop, above it on a phone. */
export function ContentsLayout({ contents, children }: ContentsLayoutProps) {
  const t = useText();
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '250px minmax(0, 1fr)' },
        columnGap: 6,
        rowGap: 5,
        alignItems: 'start',
      }}
    >
      <Box
        component="nav"
        aria-label={t('site.contents')}
        sx={{ position: { md: 'sticky' }, top: 100, typography: 'body2' }}
      >
        <Typography variant="body2" sx={{ fontWeight: 650, mb: 1 }}>
          {t('site.contents')}
        </Typography>
        <Box
          component="ul"
          sx={{ listStyle: 'none', m: 0, p: 0, pl: 2, borderLeft: 2, borderColor: 'divider' }}
        >
          {contents.map(([id, title]) => (
            <li key={id}>
              <Box
                component={Link}
                to={{ hash: id }}
                sx={{
                  display: 'flex',
                  alignItems: 'center',
                  minHeight: { xs: 44, md: 34 },
                  color: 'text.secondary',
                  textDecoration: 'none',
                  '&:hover': { color: 'text.primary', textDecoration: 'underline' },
                }}
              >
                {title}
              </Box>
            </li>
          ))}
        </Box>
      </Box>
      <Box sx={{ minWidth: 0 }}>{children}</Box>
    </Box>
  );
}
