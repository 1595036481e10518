import { useFormState, type FieldValues } from 'react-hook-form';
import { useText } from '../lib/text/useText.ts';
import { WRONG_PASSWORD } from '../lib/vault/isWrongPassword.ts';
import { useWaitLeft } from '../lib/vault/useWaitLeft.ts';
import { ConcealedField } from './ConcealedField.tsx';
import type { FormTextFieldProps } from './FormTextField.tsx';

type DevicePasswordFieldProps<Values extends FieldValues> = Pick<
  FormTextFieldProps<Values>,
  'control' | 'name' | 'helperText' | 'disabled' | 'autoFocus'
> & {
  label?: string;
  /** True for a new password, rather than the one of an existing vault. */
  isNew?: boolean;
};

/** Field for the device password; after too many wrong ones it shows the time to wait. */
export function DevicePasswordField<Values extends FieldValues>({
  label,
  isNew = false,
  helperText,
  ...props
}: DevicePasswordFieldProps<Values>) {
  const t = useText();
  const { submitCount, isSubmitting } = useFormState({ control: props.control });
  const seconds = useWaitLeft(`${submitCount} ${isSubmitting}`);
  const isWaiting = !isNew && seconds > 0;
  return (
    <ConcealedField
      {...props}
      isSecret
      // The time to wait replaces it.
      reportedElsewhere={isWaiting ? WRONG_PASSWORD.message : undefined}
      label={label ?? t('device.password')}
      helperText={isWaiting ? t('device.wait', { time: clock(seconds) }) : helperText}
      autoComplete={isNew ? 'new-password' : 'off'}
      slotProps={{ htmlInput: { spellCheck: false, autoCapitalize: 'none', autoCorrect: 'off' } }}
    />
  );
}

/** Formats minutes and seconds of a countdown. */
function clock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
