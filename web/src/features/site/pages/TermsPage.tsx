import Typography from '@mui/material/Typography';
import { compiledMessages } from 'virtual:compiled-messages/legal';
import { loadTexts } from '../../../lib/text/loadTexts.ts';
import { useText } from '../../../lib/text/useText.ts';

loadTexts(compiledMessages);

/** /terms. */
export function TermsPage() {
  const t = useText();
  return <Typography variant="h1">{t('terms.meta.title')}</Typography>;
}
