import type { SignatureWarning } from '@everything-wallet/core/calls/typedData/SignatureWarning';
import { areAllAccepted } from '@everything-wallet/core/calls/typedData/areAllAccepted';
import { WalletError } from '@everything-wallet/core/errors/WalletError';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Stack from '@mui/material/Stack';
import { useSnackbar } from 'notistack';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { SigningKeyField } from '../../../components/SigningKeyField.tsx';
import { logProblem } from '../../../lib/log/logProblem.ts';
import { useText } from '../../../lib/text/useText.ts';
import { phraseSigner } from '../../../lib/vault/phraseSigner.ts';
import type { OpenSigner } from '../../../lib/vault/Signer.ts';
import { useSigningKey } from '../../../lib/vault/useSigningKey.ts';
import type { MessageAccount } from '../MessageAccount.ts';
import type { ReadPersonalMessage, ReadTypedData } from '../readMessage.ts';
import { signMessage } from '../signMessage.ts';
import { MessageView } from './MessageView.tsx';
import { SignatureWarnings } from './SignatureWarnings.tsx';
import { SignedMessage } from './SignedMessage.tsx';

interface SignReviewProps {
  read: ReadTypedData | ReadPersonalMessage;
  account: MessageAccount;
  onSigningChange: (isSigning: boolean) => void;
}

interface KeyForm {
  readonly phrase: string;
  readonly password: string;
}

/**
 * A message as it was understood, what to be warned of, and what it is signed with. Another message, account or network is another
 * review: whoever draws it gives it a key of all three, so that no tick and no signature stays.
 */
export function SignReview({ read, account, onSigningChange }: SignReviewProps) {
  const t = useText();
  const { enqueueSnackbar } = useSnackbar();
  const signing = useSigningKey();
  const { control, handleSubmit, reset, formState } = useForm<KeyForm>({
    defaultValues: { phrase: '', password: '' },
  });
  const { isSubmitting } = formState;
  const [accepted, setAccepted] = useState<readonly SignatureWarning[]>([]);
  const [signature, setSignature] = useState<string>();
  // As they were when it was first shown: what the clock alone tells may be over meanwhile, and a tick for it does no harm.
  const [{ warnings }] = useState(read);

  function signerOf({ phrase, password }: KeyForm): OpenSigner {
    const { vault, key } = signing;
    if (!vault) return phraseSigner(phrase);
    return async (asked) => {
      if (key === 'password') await vault.unlock(password);
      return vault.openSigner(asked);
    };
  }

  const submit = handleSubmit(async (values) => {
    if (!areAllAccepted(warnings, accepted)) {
      enqueueSnackbar(t('sign.error.acceptAll'), { variant: 'error' });
      return;
    }
    const isMissing =
      (signing.key === 'phrase' && values.phrase.trim() === '') ||
      (signing.key === 'password' && values.password === '');
    if (isMissing) {
      enqueueSnackbar(t('sign.error.fieldsMissing'), { variant: 'error' });
      return;
    }
    onSigningChange(true);
    try {
      setSignature(await signMessage({ read, account, accepted, openSigner: signerOf(values) }));
      reset();
    } catch (error) {
      logProblem('Signing a message failed', error);
      const messageId = error instanceof WalletError ? error.messageId : 'signature.error.failed';
      enqueueSnackbar(t(messageId), { variant: 'error' });
    } finally {
      onSigningChange(false);
    }
  });

  return (
    <Stack spacing={2.25}>
      <MessageView read={read} />
      {signature === undefined ? (
        <Box component="form" noValidate autoComplete="off" onSubmit={(event) => void submit(event)}>
          <Stack spacing={2.25}>
            <SignatureWarnings
              warnings={warnings}
              accepted={accepted}
              disabled={isSubmitting}
              onChange={setAccepted}
            />
            <SigningKeyField
              control={control}
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
              disabled={isSubmitting || !areAllAccepted(warnings, accepted)}
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
