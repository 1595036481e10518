import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { BrandMark } from '../../../components/BrandMark.tsx';

interface PhraseHeadingProps {
  title: string;
  /** Empty where there is nothing more to say. */
  subtitle: string;
}

/** What the setup's page is about. */
export function PhraseHeading({ title, subtitle }: PhraseHeadingProps) {
  return (
    <Box sx={{ display: 'grid', justifyItems: 'center', gap: 1, mb: 3, textAlign: 'center' }}>
      <BrandMark size={44} />
      <Typography variant="h2" component="h1" sx={{ mt: 1 }}>
        {title}
      </Typography>
      {subtitle !== '' && <Typography color="textSecondary">{subtitle}</Typography>}
    </Box>
  );
}
