import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { CopyButton } from '../../../components/CopyButton.tsx';
import { useText } from '../../../lib/text/useText.ts';
import type { ReadPersonalMessage, ReadTypedData } from '../readMessage.ts';
import { CopyableLine } from './CopyableLine.tsx';

interface SignedMessageProps {
  read: ReadTypedData | ReadPersonalMessage;
  address: string;
  /** 65 bytes, 0x-prefixed. */
  signature: string;
}

/** Signature with the message it is for. */
export function SignedMessage({ read, address, signature }: SignedMessageProps) {
  const t = useText();
  return (
    <Card variant="outlined">
      <CardContent>
        <Stack spacing={1.5}>
          <Typography variant="h6" component="h2">
            {t('sign.done')}
          </Typography>
          <CopyableLine label={t('sign.address')} value={address} />
          <CopyableLine label={t('sign.signature')} value={signature} />
          <CopyButton
            value={textOf(read)}
            label={t('sign.copyMessage')}
            copiedLabel={t('sign.copied')}
            variant="outlined"
            sx={{ alignSelf: 'flex-start', minHeight: 44 }}
          />
        </Stack>
      </CardContent>
    </Card>
  );
}

/** Returns exactly what was signed, to the last character. */
function textOf(read: ReadTypedData | ReadPersonalMessage): string {
  if (read.kind === 'typedData') return read.text;
  return read.message.form === 'text' ? read.message.text : read.message.hex;
}
