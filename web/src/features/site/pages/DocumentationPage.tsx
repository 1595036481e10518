import Typography from '@mui/material/Typography';
import { compiledMessages } from 'virtual:compiled-messages/documentation';
import { loadTexts } from '../../../lib/text/loadTexts.ts';
import { useText } from '../../../lib/text/useText.ts';

loadTexts(compiledMessages);

/** /documentation. */
export function DocumentationPage() {
  const t = useText();
  return <Typography variant="h1">{t('documentation.meta.title')}</Typography>;
}
