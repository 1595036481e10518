import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { useText } from '../../../lib/text/useText.ts';

/** Link to a transaction, beside the message that it is sent. */
export function SentLink({ path }: { path: string }) {
  const t = useText();
  return (
    <Button component={Link} to={path} color="inherit" size="small">
      {t('send.done.view')}
    </Button>
  );
}
