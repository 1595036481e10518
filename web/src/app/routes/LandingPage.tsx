import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { BrandMark } from '../../components/BrandMark.tsx';
import { paths } from '../../config/paths.ts';
import { useText } from '../../lib/text/useText.ts';

/** What a visitor sees first: what this is, and the way in. */
export function LandingPage() {
  const t = useText();
  return (
    <Container component="main" maxWidth="md" sx={{ py: { xs: 8, sm: 16 }, textAlign: 'center' }}>
      <BrandMark size={72} />
      <Typography variant="h1" sx={{ mt: 3, mb: 2 }}>
        {t('landing.hero')}
      </Typography>
      <Typography color="textSecondary" sx={{ maxWidth: 480, mx: 'auto', fontSize: '1.0625rem' }}>
        {t('landing.text')}
      </Typography>
      <Box sx={{ display: 'flex', gap: 1.5, justifyContent: 'center', mt: 4 }}>
        <Button component={Link} to={paths.auth} variant="contained" size="large">
          {t('landing.getStarted')}
        </Button>
        <Button component={Link} to={paths.auth} variant="outlined" size="large">
          {t('landing.signIn')}
        </Button>
      </Box>
    </Container>
  );
}
