import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { Link } from 'react-router-dom';
import { paths } from '../../../config/paths.ts';
import { useText } from '../../../lib/text/useText.ts';

interface LostPhraseProps {
  /** True if the words were imported: they are of use elsewhere, and must not be discarded. */
  isImported: boolean;
}

/** Explains that another tab was first: these words are not the wallet's, and are no longer on the page. */
export function LostPhrase({ isImported }: LostPhraseProps) {
  const t = useText();
  return (
    <Card sx={{ p: { xs: 2, sm: 3.5 } }}>
      <Alert severity="warning" sx={{ mb: 3 }}>
        {t(isImported ? 'phrase.lost.importedText' : 'phrase.lost.text')}
      </Alert>
      <Button fullWidth variant="contained" size="large" component={Link} to={paths.wallet} replace>
        {t('phrase.lost.continue')}
      </Button>
    </Card>
  );
}
