import Typography from '@mui/material/Typography';
import { compiledMessages } from 'virtual:compiled-messages/sdk';
import { loadTexts } from '../../../lib/text/loadTexts.ts';
import { useText } from '../../../lib/text/useText.ts';

loadTexts(compiledMessages);

/** /sdk. */
export function SdkPage() {
  const t = useText();
  return <Typography variant="h1">{t('sdk.meta.title')}</Typography>;
}
