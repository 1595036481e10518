import type { NetworkId } from '@everything-wallet/core/networks/networks';
import SearchRounded from '@mui/icons-material/SearchRounded';
import Box from '@mui/material/Box';
import InputAdornment from '@mui/material/InputAdornment';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useSwitchedOnNetworks } from '../../../lib/network/useSwitchedOnNetworks.ts';
import { useText } from '../../../lib/text/useText.ts';
import type { TokenFilter } from '../TokenFilter.ts';

/** Value of the choice of all networks, which has no id. */
const ALL = 'all';

/** Length of the longest name in the catalogue, and some room. */
const MAX_LENGTH = 50;

interface TokenFilterFieldsProps {
  filter: TokenFilter;
  onChange: (filter: TokenFilter) => void;
}

/** Fields that filter the token list by name and by network. */
export function TokenFilterFields({ filter, onChange }: TokenFilterFieldsProps) {
  const t = useText();
  const networks = useSwitchedOnNetworks();
  return (
    <Box sx={{ display: 'flex', gap: 1, px: 1, mb: 1 }}>
      <TextField
        type="search"
        size="small"
        value={filter.text}
        onChange={({ target: { value } }) => onChange({ ...filter, text: value })}
        placeholder={t('holdings.search')}
        slotProps={{
          htmlInput: { 'aria-label': t('holdings.search'), maxLength: MAX_LENGTH },
          input: {
            startAdornment: (
              <InputAdornment position="start">
                <SearchRounded fontSize="small" />
              </InputAdornment>
            ),
          },
        }}
        sx={{ flex: '1 1 0', minWidth: 0 }}
      />
      <TextField
        select
        size="small"
        value={filter.network ?? ALL}
        onChange={({ target: { value } }) =>
          onChange({ ...filter, network: value === ALL ? undefined : (value as NetworkId) })
        }
        slotProps={{ htmlInput: { 'aria-label': t('holdings.filterNetwork') } }}
        sx={{ flex: '0 1 auto', minWidth: 0, maxWidth: '46%' }}
      >
        <MenuItem value={ALL}>{t('holdings.allNetworks')}</MenuItem>
        {networks.map(({ id, name }) => (
          <MenuItem key={id} value={id}>
            {name}
          </MenuItem>
        ))}
      </TextField>
    </Box>
  );
}
