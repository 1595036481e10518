import Typography from '@mui/material/Typography';
import { compiledMessages } from 'virtual:compiled-messages/cli';
import { loadTexts } from '../../../lib/text/loadTexts.ts';
import { useText } from '../../../lib/text/useText.ts';

loadTexts(compiledMessages);

/** /cli. */
export function CliPage() {
  const t = useText();
  return <Typography variant="h1">{t('cli.meta.title')}</Typography>;
}
