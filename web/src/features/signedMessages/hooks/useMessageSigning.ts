import type { SignatureWarning } from '@everything-wallet/core/calls/typedData/SignatureWarning';
import { areAllAccepted } from '@everything-wallet/core/calls/typedData/areAllAccepted';
import { WalletError } from '@everything-wallet/core/errors/WalletError';
import { useSnackbar } from 'notistack';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { logProblem } from '../../../lib/log/logProblem.ts';
import type { CallRequest } from '../../../lib/calls/CallRequest.ts';
import { useText } from '../../../lib/text/useText.ts';
import { chosenSigner } from '../../../lib/vault/chosenSigner.ts';
import { phraseSigner } from '../../../lib/vault/phraseSigner.ts';
import type { SigningAccount } from '../../../lib/vault/Signer.ts';
import { isWrongPassword, WRONG_PASSWORD } from '../../../lib/vault/isWrongPassword.ts';
import { useSigningKey } from '../../../lib/vault/useSigningKey.ts';
import type { ReadPersonalMessage, ReadTypedData } from '../readMessage.ts';
import { signMessage } from '../signMessage.ts';

interface MessageSigning {
  readonly read: ReadTypedData | ReadPersonalMessage;
  readonly account: SigningAccount;
  readonly withinLimits?: CallRequest['withinLimits'];
  /** 65 bytes, 0x-prefixed. */
  readonly onSigned: (signature: string) => void;
  readonly onSigningChange: (isSigning: boolean) => void;
}

interface KeyForm {
  readonly phrase: string;
  readonly password: string;
}

/** State of signing a message: the signer, and which warnings were accepted. */
export function useMessageSigning(message: MessageSigning) {
  const { read, account, withinLimits, onSigned, onSigningChange } = message;
  const t = useText();
  const { enqueueSnackbar } = useSnackbar();
  const signing = useSigningKey();
  const { control, handleSubmit, reset, setError, formState } = useForm<KeyForm>({
    defaultValues: { phrase: '', password: '' },
  });
  const [accepted, setAccepted] = useState<readonly SignatureWarning[]>([]);
  // Warnings as first shown: one that depends on the clock may have passed meanwhile, and accepting it does no harm.
  const [{ warnings }] = useState(read);

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
      const signature = await signMessage({
        read,
        account,
        accepted,
        withinLimits,
        openSigner: chosenSigner(signing, values, phraseSigner),
      });
      reset();
      onSigned(signature);
    } catch (error) {
      logProblem('Signing a message failed', error);
      if (isWrongPassword(error)) {
        setError('password', WRONG_PASSWORD);
        return;
      }
      const textId = error instanceof WalletError ? error.textId : 'signature.error.failed';
      enqueueSnackbar(t(textId), { variant: 'error' });
    } finally {
      onSigningChange(false);
    }
  });

  return {
    signing,
    control,
    warnings,
    accepted,
    setAccepted,
    isSubmitting: formState.isSubmitting,
    maySubmit: !formState.isSubmitting && areAllAccepted(warnings, accepted),
    submit,
  };
}
