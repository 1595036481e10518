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

/** Fields for a new device password, typed twice, with a note that it must differ from the account password. */
export function NewPasswordFields<Values extends NewPasswords>({
  control,
  disabled,
}: NewPasswordFieldsProps<Values>) {
  const t = useText();
  // A form with these two fields may have others, unknown here.
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
