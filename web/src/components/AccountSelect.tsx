import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';

interface AccountSelectProps {
  label: string;
  accounts: readonly { readonly address: string; readonly name: string }[];
  /** Address of the chosen account. */
  value: string | undefined;
  disabled?: boolean;
  onChange: (address: string) => void;
}

/** Select of one of the user's accounts; nothing where there is no choice. */
export function AccountSelect({ label, accounts, value, disabled = false, onChange }: AccountSelectProps) {
  if (accounts.length < 2) return null;
  return (
    <TextField
      select
      fullWidth
      label={label}
      value={value}
      disabled={disabled}
      onChange={({ target }) => onChange(target.value)}
    >
      {accounts.map(({ address, name }) => (
        <MenuItem key={address} value={address}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  );
}
