import type { SignatureWarning } from '@everything-wallet/core/calls/typedData/SignatureWarning';
import { signatureWarningMessage } from '@everything-wallet/core/calls/typedData/signatureWarningMessage';
import { warningKey } from '@everything-wallet/core/calls/warningKey';
import Alert from '@mui/material/Alert';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useText } from '../../../lib/text/useText.ts';

interface SignatureWarningsProps {
  warnings: readonly SignatureWarning[];
  accepted: readonly SignatureWarning[];
  disabled: boolean;
  onChange: (accepted: readonly SignatureWarning[]) => void;
}

/** Warnings of a signature, each with its own checkbox: signing requires all of them. */
export function SignatureWarnings({ warnings, accepted, disabled, onChange }: SignatureWarningsProps) {
  const t = useText();
  const id = useId();
  const keys = new Set(accepted.map(warningKey));
  return (
    <Stack spacing={1.5}>
      {warnings.map((warning) => {
        const key = warningKey(warning);
        const elementId = `${id}-${key.replaceAll(' ', '-')}`;
        const { id: textId, values } = signatureWarningMessage(warning);
        return (
          <Alert key={key} severity="warning" slotProps={{ message: { sx: { minWidth: 0 } } }}>
            <Typography id={elementId} variant="body2" sx={{ overflowWrap: 'anywhere' }}>
              {t(textId, values)}
            </Typography>
            <FormControlLabel
              control={
                <Checkbox
                  checked={keys.has(key)}
                  disabled={disabled}
                  slotProps={{ input: { 'aria-describedby': elementId } }}
                  onChange={({ target }) =>
                    onChange(
                      target.checked
                        ? [...accepted, warning]
                        : accepted.filter((one) => warningKey(one) !== key),
                    )
                  }
                />
              }
              label={t('sign.accept')}
              sx={{ minHeight: 44 }}
            />
          </Alert>
        );
      })}
    </Stack>
  );
}
