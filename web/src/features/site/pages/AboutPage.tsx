import Typography from '@mui/material/Typography';
import { compiledMessages } from 'virtual:compiled-messages/about';
import { loadTexts } from '../../../lib/text/loadTexts.ts';
import { useText } from '../../../lib/text/useText.ts';

loadTexts(compiledMessages);

/** /about. */
export function AboutPage() {
  const t = useText();
  return <Typography variant="h1">{t('about.meta.title')}</Typography>;
}
