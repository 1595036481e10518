import type { Ref } from 'react';
import { SigningKeyField } from '../../../components/SigningKeyField.tsx';
import { useText } from '../../../lib/text/useText.ts';
import type { SendFormState } from './SendFormState.ts';

interface SendKeyProps {
  form: SendFormState;
  secretRef: Ref<HTMLDivElement>;
}

/** Field for the phrase or the password that signs a transfer. */
export function SendKey({ form, secretRef }: SendKeyProps) {
  const t = useText();
  return (
    <SigningKeyField
      control={form.control}
      phraseName="phrase"
      passwordName="password"
      choice={form.signing}
      phraseHelp={t('send.phraseHelp')}
      unlockedText={form.signing.key === 'unlocked' ? t('device.signs') : ''}
      // Do not ask for a secret that cannot be used.
      disabled={form.isSubmitting || form.isWatchOnly}
      secretRef={secretRef}
    />
  );
}
