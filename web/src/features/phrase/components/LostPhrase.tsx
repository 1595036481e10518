import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { Link } from 'react-router-dom';
import { paths } from '../../../config/paths.ts';
import { useText } from '../../../lib/text/useText.ts';

interface LostPhraseProps {
  /** Whether the words were brought along: these are of use elsewhere, and must be kept. */
  isBrought: boolean;
}

/** Tells a tab that was too late: its words are not the wallet's, and are not on the page any more. */
export function LostPhrase({ isBrought }: LostPhraseProps) {
  const t = useText();
  return (
    <Card sx={{ p: { xs: 2, sm: 3.5 } }}>
      <Alert severity="warning" sx={{ mb: 3 }}>
        {t(isBrought ? 'phrase.lost.broughtText' : 'phrase.lost.text')}
      </Alert>
      <Button fullWidth variant="contained" size="large" component={Link} to={paths.wallet} replace>
        {t('phrase.lost.continue')}
      </Button>
    </Card>
  );
}
