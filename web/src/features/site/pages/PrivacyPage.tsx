import Typography from '@mui/material/Typography';
import { compiledMessages } from 'virtual:compiled-messages/legal';
import { loadTexts } from '../../../lib/text/loadTexts.ts';
import { useText } from '../../../lib/text/useText.ts';

loadTexts(compiledMessages);

/** /privacy. */
export function PrivacyPage() {
  const t = useText();
  return <Typography variant="h1">{t('privacy.meta.title')}</Typography>;
}
