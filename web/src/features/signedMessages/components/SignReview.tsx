import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { SignButton } from '../../../components/SignButton.tsx';
import { SigningKeyField } from '../../../components/SigningKeyField.tsx';
import { UnseenSecret } from '../../../components/UnseenSecret.tsx';
import { useReadableSummary } from '../../../lib/signing/useReadableSummary.ts';
import { useUpdateHold } from '../../../lib/locks/useUpdateHold.ts';
import { useText } from '../../../lib/text/useText.ts';
import { useMessageSigning } from '../hooks/useMessageSigning.ts';
import type { MessageAccount } from '../MessageAccount.ts';
import type { ReadPersonalMessage, ReadTypedData } from '../readMessage.ts';
import { MessageView } from './MessageView.tsx';
import { SignatureSummary } from './SignatureSummary.tsx';
import { SignatureWarnings } from './SignatureWarnings.tsx';
import { TakeableBySignature } from './TakeableBySignature.tsx';
import { SignedMessage } from './SignedMessage.tsx';

interface SignReviewProps {
  read: ReadTypedData | ReadPersonalMessage;
  account: MessageAccount;
  onSigningChange: (isSigning: boolean) => void;
}

/**
 * Review of a message: its content, its warnings, and the field for the password. Another message, account or network is another review:
 * callers must use all three as the key, so that no accepted warning and no signature is carried over.
 */
export function SignReview({ read, account, onSigningChange }: SignReviewProps) {
  useUpdateHold();
  const t = useText();
  const [signature, setSignature] = useState<string>();
  const form = useMessageSigning({ read, account, onSigned: setSignature, onSigningChange });
  const { signing, isSubmitting } = form;
  const { onSummary, onDetails, onSecret, ...settled } = useReadableSummary();

  return (
    <Stack spacing={2.25}>
      <Box ref={onDetails}>
        <Stack spacing={2.25}>
          <MessageView read={read} />
          <TakeableBySignature read={read} signer={account.address} />
        </Stack>
      </Box>
      {signature === undefined ? (
        // Enter in a field must not sign.
        <Box component="form" noValidate autoComplete="off" onSubmit={(event) => event.preventDefault()}>
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
              secretRef={onSecret}
            />
            <SignatureSummary ref={onSummary} read={read} address={account.address} isInline />
            <UnseenSecret settled={settled} sx={{ px: 0, pt: 0 }} />
            <SignButton
              settled={settled}
              isBusy={isSubmitting}
              disabled={!form.maySubmit}
              onPress={() => void form.submit()}
              sx={{ alignSelf: 'flex-start', minHeight: 44 }}
            >
              {t(isSubmitting ? 'sign.signing' : 'sign.submit')}
            </SignButton>
          </Stack>
        </Box>
      ) : (
        <SignedMessage read={read} address={account.address} signature={signature} />
      )}
      {/* Always rendered, so that screen readers announce what appears in it. */}
      <Box aria-live="polite">
        {signature !== undefined && (
          <Alert severity="success">{t('sign.doneText', { address: account.address })}</Alert>
        )}
      </Box>
    </Stack>
  );
}
