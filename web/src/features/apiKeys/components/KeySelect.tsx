import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { maskApiKey } from '@everything-wallet/core/apiKeys/maskApiKey';
import Box from '@mui/material/Box';
import type { ApiKey } from '../ApiKey.ts';

interface KeySelectProps {
  label: string;
  keys: readonly ApiKey[];
  /** Id of the chosen key; empty for all keys. */
  chosenId: string;
  /** Label of the choice of all keys; without it, one has to be chosen. */
  allLabel?: string;
  onChoose: (id: string) => void;
}

/** Select for one of the keys; their last characters distinguish two of one name. */
export function KeySelect({ label, keys, chosenId, allLabel, onChoose }: KeySelectProps) {
  return (
    <TextField
      select
      size="small"
      label={label}
      value={chosenId}
      onChange={({ target }) => onChoose(target.value)}
      sx={{ width: { xs: '100%', sm: 190 } }}
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
    >
      {allLabel !== undefined && <MenuItem value="">{allLabel}</MenuItem>}
      {keys.map(({ id, name, key }) => (
        <MenuItem key={id} value={id} sx={{ maxWidth: 'calc(100vw - 48px)' }}>
          <Box component="span" dir="auto" sx={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>
            {name}
          </Box>
          <Box
            component="span"
            translate="no"
            sx={{ ml: 1, color: 'text.secondary', fontFamily: 'monospace', fontSize: '0.75rem' }}
          >
            {maskApiKey(key)}
          </Box>
        </MenuItem>
      ))}
    </TextField>
  );
}
