import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { compiledTexts } from 'virtual:compiled-texts/email';
import { BrandMark } from '../../../components/BrandMark.tsx';
import { paths } from '../../../config/paths.ts';
import { localTo } from '../../../lib/language/localTo.ts';
import { loadTexts } from '../../../lib/text/loadTexts.ts';
import { useText } from '../../../lib/text/useText.ts';

loadTexts(compiledTexts);

interface EmailFrameProps {
  title: string;
  text?: string;
  children?: ReactNode;
}

/** Frame of the pages around e-mails: one card under the logo, as on /auth. */
export function EmailFrame({ title, text, children }: EmailFrameProps) {
  const t = useText();
  return (
    <Container component="main" maxWidth="xs" sx={{ py: { xs: 4, sm: 9 } }}>
      <Box sx={{ display: 'grid', justifyItems: 'center', mb: 4 }}>
        <Link to={localTo(paths.home)} aria-label={t('header.home')}>
          <BrandMark size={52} />
        </Link>
      </Box>
      <Card sx={{ p: { xs: 2.5, sm: 4 } }}>
        {/* Announced to screen readers. */}
        <Stack spacing={2.5} role="status">
          <Typography variant="h3" component="h1">
            {title}
          </Typography>
          {text !== undefined && (
            <Typography color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
              {text}
            </Typography>
          )}
        </Stack>
        <Stack spacing={2.5} sx={{ mt: 2.5, '&:empty': { display: 'none' } }}>
          {children}
        </Stack>
      </Card>
    </Container>
  );
}
