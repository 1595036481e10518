import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { localTo } from '../../lib/language/localTo.ts';
import { logProblem } from '../../lib/log/logProblem.ts';
import { useText } from '../../lib/text/useText.ts';

/** Any other path (docs/product.md §2); the path is logged. */
export function NotFoundRoute() {
  const t = useText();
  const { pathname } = useLocation();
  useEffect(() => logProblem(`404: no page at ${pathname}`), [pathname]);
  return (
    <Container component="main" maxWidth="sm" sx={{ py: 14, textAlign: 'center' }}>
      <Typography
        aria-hidden="true"
        sx={{ fontSize: '4.5rem', fontWeight: 700, letterSpacing: '-0.04em', lineHeight: 1 }}
      >
        404
      </Typography>
      <Typography variant="h2" component="h1" sx={{ mt: 2, mb: 4 }}>
        {t('notFound.title')}
      </Typography>
      <Button component={Link} to={localTo(paths.home)} variant="contained">
        {t('notFound.link')}
      </Button>
    </Container>
  );
}
