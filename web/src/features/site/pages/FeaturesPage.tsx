import Typography from '@mui/material/Typography';
import { compiledMessages } from 'virtual:compiled-messages/features';
import { loadTexts } from '../../../lib/text/loadTexts.ts';
import { useText } from '../../../lib/text/useText.ts';

loadTexts(compiledMessages);

/** /features. */
export function FeaturesPage() {
  const t = useText();
  return <Typography variant="h1">{t('features.meta.title')}</Typography>;
}
