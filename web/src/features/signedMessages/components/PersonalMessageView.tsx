import Stack from '@mui/material/Stack';
import { useText } from '../../../lib/text/useText.ts';
import type { ReadPersonalMessage } from '../readMessage.ts';
import { ShownText } from './ShownText.tsx';

interface PersonalMessageViewProps {
  message: ReadPersonalMessage['message'];
}

/** Personal message as it is signed; for bytes that are valid text, the text as well. */
export function PersonalMessageView({ message }: PersonalMessageViewProps) {
  const t = useText();
  const asText = message.form === 'hex' ? textOf(message.hex) : undefined;
  return (
    <Stack spacing={2}>
      <ShownText label={t('sign.shown')}>{message.form === 'text' ? message.text : message.hex}</ShownText>
      {asText !== undefined && <ShownText label={t('sign.asText')}>{asText}</ShownText>}
    </Stack>
  );
}

/** Decodes bytes as UTF-8; undefined for invalid text. */
function textOf(hex: string): string | undefined {
  const bytes = Uint8Array.from(hex.slice(2).match(/../g) ?? [], (byte) => Number.parseInt(byte, 16));
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
