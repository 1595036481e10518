import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useText } from '../../../lib/text/useText.ts';
import type { ReadPersonalMessage, ReadTypedData } from '../readMessage.ts';
import { Fingerprints } from './Fingerprints.tsx';
import { PersonalMessageView } from './PersonalMessageView.tsx';
import { TypedDataView } from './TypedDataView.tsx';

interface MessageViewProps {
  read: ReadTypedData | ReadPersonalMessage;
}

/** Message as read. */
export function MessageView({ read }: MessageViewProps) {
  const t = useText();
  return (
    <Card variant="outlined">
      <CardContent>
        <Stack spacing={2}>
          <Typography variant="h6" component="h2">
            {kindText()}
          </Typography>
          {read.kind === 'typedData' ? (
            <TypedDataView read={read} />
          ) : (
            <PersonalMessageView message={read.message} />
          )}
          <Fingerprints read={read} />
        </Stack>
      </CardContent>
    </Card>
  );

  function kindText(): string {
    if (read.kind === 'typedData') return t('sign.kind.typedData');
    const { message } = read;
    return message.form === 'hex'
      ? t('sign.kind.hex', { count: (message.hex.length - 2) / 2 })
      : t('sign.kind.text', { count: new TextEncoder().encode(message.text).length });
  }
}
