import VisibilityOffRounded from '@mui/icons-material/VisibilityOffRounded';
import VisibilityRounded from '@mui/icons-material/VisibilityRounded';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useText } from '../lib/text/useText.ts';
import { FormTextField, type FormTextFieldProps } from './FormTextField.tsx';

/** A password of a form, hidden until the user reveals it. */
export function ConcealedField<Values extends FieldValues>({
  slotProps,
  ...props
}: FormTextFieldProps<Values>) {
  const t = useText();
  const [isShown, setIsShown] = useState(false);
  return (
    <FormTextField
      {...props}
      type={isShown ? 'text' : 'password'}
      slotProps={{
        ...slotProps,
        input: {
          endAdornment: (
            <InputAdornment position="end">
              <IconButton
                edge="end"
                aria-label={t(isShown ? 'auth.hidePassword' : 'auth.showPassword')}
                onClick={() => setIsShown(!isShown)}
              >
                {isShown ? <VisibilityOffRounded /> : <VisibilityRounded />}
              </IconButton>
            </InputAdornment>
          ),
        },
      }}
    />
  );
}
