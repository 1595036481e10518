import VisibilityOffRounded from '@mui/icons-material/VisibilityOffRounded';
import VisibilityRounded from '@mui/icons-material/VisibilityRounded';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import { useState, type ComponentProps } from 'react';
import type { FieldValues } from 'react-hook-form';
import { FormTextField } from '../../../components/FormTextField.tsx';
import { useText } from '../../../lib/text/useText.ts';
import { writtenLabel } from '../writtenLabel.ts';

/** A password, hidden until its owner wants to see it. */
export function PasswordField<Values extends FieldValues>(
  props: ComponentProps<typeof FormTextField<Values>>,
) {
  const t = useText();
  const [isShown, setIsShown] = useState(false);
  return (
    <FormTextField
      {...props}
      type={isShown ? 'text' : 'password'}
      slotProps={{
        inputLabel: writtenLabel,
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
