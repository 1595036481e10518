import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { BrandMark } from '../../../components/BrandMark.tsx';

interface PhraseHeadingProps {
  title: string;
  /** Empty without one. */
  subtitle: string;
}

/** Heading of a setup page. */
export function PhraseHeading({ title, subtitle }: PhraseHeadingProps) {
  return (
    <Box sx={{ display: 'grid', justifyItems: 'center', gap: 1, mb: 3, textAlign: 'center' }}>
      <BrandMark size={44} />
      <Typography variant="h2" component="h1" sx={{ mt: 1 }}>
        {title}
      </Typography>
      {subtitle !== '' && (
        <Typography color="textSecondary" sx={{ textWrap: 'balance' }}>
          {subtitle}
        </Typography>
      )}
    </Box>
  );
}
