import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { SigningKeyField } from '../../../components/SigningKeyField.tsx';
import { useText } from '../../../lib/text/useText.ts';
import { useMessageSigning } from '../hooks/useMessageSigning.ts';
import type { MessageAccount } from '../MessageAccount.ts';
import type { ReadPersonalMessage, ReadTypedData } from '../readMessage.ts';
import { MessageView } from './MessageView.tsx';
import { SignatureWarnings } from './SignatureWarnings.tsx';
import { SignedMessage } from './SignedMessage.tsx';

interface SignReviewProps {
  read: ReadTypedData | ReadPersonalMessage;
  account: MessageAccount;
  onSigningChange: (isSigning: boolean) => void;
}

/**
 * A message as it was understood, what to be warned of, and what it is signed with. Another message, account or network is another
 * review: whoever draws it gives it a key of all three, so that no tick and no signature stays.
 */
export function SignReview({ read, account, onSigningChange }: SignReviewProps) {
  const t = useText();
  const [signature, setSignature] = useState<string>();
  const form = useMessageSigning({ read, account, onSigned: setSignature, onSigningChange });
  const { signing, isSubmitting } = form;

  return (
    <Stack spacing={2.25}>
      <MessageView read={read} />
      {signature === undefined ? (
        <Box component="form" noValidate autoComplete="off" onSubmit={(event) => void form.submit(event)}>
          <Stack spacing={2.25}>
            <SignatureWarnings
              warnings={form.warnings}
              accepted={form.accepted}
              disabled={isSubmitting}
              onChange={form.setAccepted}
            />
            <SigningKeyField
              control={form.control}
              phraseName="phrase"
              passwordName="password"
              choice={signing}
              phraseHelp={t('sign.phraseHelp')}
              unlockedText={signing.key === 'unlocked' ? t('device.signs') : ''}
              disabled={isSubmitting}
            />
            <Button
              type="submit"
              variant="contained"
              disabled={!form.maySubmit}
              startIcon={isSubmitting ? <CircularProgress size={16} color="inherit" /> : undefined}
              sx={{ alignSelf: 'flex-start', minHeight: 44 }}
            >
              {t(isSubmitting ? 'sign.signing' : 'sign.submit')}
            </Button>
          </Stack>
        </Box>
      ) : (
        <SignedMessage read={read} address={account.address} signature={signature} />
      )}
      {/* Always there, so that a screen reader hears of what appears in it. */}
      <Box aria-live="polite">
        {signature !== undefined && (
          <Alert severity="success">{t('sign.doneText', { address: account.address })}</Alert>
        )}
      </Box>
    </Stack>
  );
}
