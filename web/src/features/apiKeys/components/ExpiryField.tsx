import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useText } from '../../../lib/text/useText.ts';
import { expiryChoices } from '../expiryChoices.ts';

/** Stands for null, which a select cannot have. */
const NEVER = 0;
const YEAR_DAYS = 365;

interface ExpiryFieldProps {
  label: string;
  /** Days from now; null for never. */
  value: number | null;
  disabled: boolean;
  onChange: (value: number | null) => void;
}

/** Field for the lifetime of a key. */
export function ExpiryField({ label, value, disabled, onChange }: ExpiryFieldProps) {
  const t = useText();
  return (
    <TextField
      select
      fullWidth
      label={label}
      value={value ?? NEVER}
      disabled={disabled}
      onChange={({ target }) => onChange(Number(target.value) || null)}
    >
      {expiryChoices.map((days) => (
        <MenuItem key={days ?? NEVER} value={days ?? NEVER}>
          {days === null
            ? t('portal.expiry.never')
            : days === YEAR_DAYS
              ? t('portal.expiry.year')
              : t('portal.expiry.days', { count: days })}
        </MenuItem>
      ))}
    </TextField>
  );
}
