import PhonelinkLockOutlined from '@mui/icons-material/PhonelinkLockOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, type Ref } from 'react';
import { useController, type Control, type FieldPath, type FieldValues } from 'react-hook-form';
import { useText } from '../lib/text/useText.ts';
import type { SigningChoice } from '../lib/vault/useSigningKey.ts';
import { DevicePasswordField } from './DevicePasswordField.tsx';
import { PasskeyButton } from './PasskeyButton.tsx';
import { PhraseField } from './PhraseField.tsx';

interface SigningKeyFieldProps<Values extends FieldValues> {
  control: Control<Values, unknown, unknown>;
  phraseName: FieldPath<Values>;
  passwordName: FieldPath<Values>;
  choice: SigningChoice;
  /** Explanation of the handling of the phrase. */
  phraseHelp: string;
  /** Explanation while the vault is unlocked. */
  unlockedText: string;
  disabled: boolean;
  /** `ref` of the input; null while none is requested. */
  secretRef?: Ref<HTMLDivElement>;
}

/**
 * Key input of a dialog that signs: the phrase, or with a vault on this device its password or passkey, or nothing
 * while that is unlocked.
 */
export function SigningKeyField<Values extends FieldValues>({
  control,
  phraseName,
  passwordName,
  choice: { key, choose },
  phraseHelp,
  unlockedText,
  disabled,
  secretRef,
}: SigningKeyFieldProps<Values>) {
  const t = useText();
  // The password of the vault must not remain in the field when the vault is locked again, nor a phrase that
  // is not used.
  useEmptied(useController({ control, name: passwordName }).field, key !== 'password');
  useEmptied(useController({ control, name: phraseName }).field, key !== 'phrase');

  return (
    <Box>
      {key === 'phrase' && (
        <Box key="phrase" ref={secretRef}>
          <PhraseField control={control} name={phraseName} helperText={phraseHelp} disabled={disabled} />
        </Box>
      )}
      {key === 'password' && (
        <Box key="password" ref={secretRef}>
          <DevicePasswordField
            control={control}
            name={passwordName}
            helperText={t('device.passwordSends')}
            disabled={disabled}
          />
        </Box>
      )}
      {(key === 'passkey' || key === 'unlocked') && (
        <Alert severity="info" icon={<PhonelinkLockOutlined fontSize="inherit" />}>
          {key === 'passkey' ? t('device.passkeySigns') : unlockedText}
        </Alert>
      )}
      {key !== 'phrase' && (
        <Box sx={{ mt: 1, '&:empty': { display: 'none' } }}>
          <PasskeyButton disabled={disabled} />
        </Box>
      )}
      {choose && (
        <Button size="small" sx={{ mt: 0.5 }} disabled={disabled} onClick={() => choose(key !== 'phrase')}>
          {t(key === 'phrase' ? 'device.useDevice' : 'device.usePhrase')}
        </Button>
      )}
    </Box>
  );
}

/** Clears a hidden field. */
function useEmptied(
  { value, onChange }: { value: unknown; onChange: (value: string) => void },
  isHidden: boolean,
) {
  const isLeftOver = isHidden && value !== '';
  useEffect(() => {
    if (isLeftOver) onChange('');
  }, [isLeftOver, onChange]);
}
