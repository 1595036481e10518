import Typography from '@mui/material/Typography';
import { compiledMessages } from 'virtual:compiled-messages/developers';
import { loadTexts } from '../../../lib/text/loadTexts.ts';
import { useText } from '../../../lib/text/useText.ts';

loadTexts(compiledMessages);

/** /developers. */
export function DevelopersPage() {
  const t = useText();
  return <Typography variant="h1">{t('developers.meta.title')}</Typography>;
}
