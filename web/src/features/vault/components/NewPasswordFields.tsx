import { useWatch, type Control } from 'react-hook-form';
import { DevicePasswordField } from '../../../components/DevicePasswordField.tsx';
import { useText } from '../../../lib/text/useText.ts';
import { PasswordStrength } from './PasswordStrength.tsx';

interface NewPasswords {
  next: string;
  repeated: string;
}

interface NewPasswordFieldsProps<Values extends NewPasswords> {
  control: Control<Values, unknown, unknown>;
  disabled: boolean;
}

/** A device password that is made: typed twice, and said to be another one than the sign-in's. */
export function NewPasswordFields<Values extends NewPasswords>({
  control,
  disabled,
}: NewPasswordFieldsProps<Values>) {
  const t = useText();
  // A form that holds these two fields may hold others as well, which are not ours.
  const own = control as unknown as Control<NewPasswords, unknown, unknown>;
  return (
    <>
      <DevicePasswordField
        control={own}
        name="next"
        isNew
        label={t('device.newPassword')}
        helperText={t('device.passwordHelp')}
        disabled={disabled}
      />
      <PasswordStrength password={useWatch({ control: own, name: 'next' })} />
      <DevicePasswordField
        control={own}
        name="repeated"
        isNew
        label={t('device.repeatPassword')}
        disabled={disabled}
      />
    </>
  );
}
