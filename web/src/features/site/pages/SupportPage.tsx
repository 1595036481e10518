import Typography from '@mui/material/Typography';
import { compiledMessages } from 'virtual:compiled-messages/support';
import { loadTexts } from '../../../lib/text/loadTexts.ts';
import { useText } from '../../../lib/text/useText.ts';

loadTexts(compiledMessages);

/** /support. */
export function SupportPage() {
  const t = useText();
  return <Typography variant="h1">{t('support.meta.title')}</Typography>;
}
