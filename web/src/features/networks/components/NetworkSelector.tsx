import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { LocalChainMark } from '../../../components/LocalChainMark.tsx';
import { NetworkIcon } from '../../../components/NetworkIcon.tsx';
import { NetworkLabel } from '../../../components/NetworkLabel.tsx';
import { TestBadge } from '../../../components/TestBadge.tsx';
import { useNetwork } from '../../../lib/network/useNetwork.ts';
import { useSwitchedOnNetworks } from '../../../lib/network/useSwitchedOnNetworks.ts';
import { useText } from '../../../lib/text/useText.ts';

/** Selects the wallet's network; test networks have a TEST badge. */
export function NetworkSelector() {
  const t = useText();
  const { network, selectNetwork } = useNetwork();
  const networks = useSwitchedOnNetworks();
  return (
    <Select
      size="small"
      value={network.id}
      onChange={(event) => selectNetwork(event.target.value)}
      renderValue={() => (
        <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 1, minWidth: 0 }}>
          <NetworkIcon network={network.id} size={22} />
          <Box component="span" sx={{ display: 'grid', minWidth: 0 }}>
            {/* In one line: the theme lets the options of other lists wrap. */}
            <Box
              component="span"
              sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', lineHeight: 1.35 }}
            >
              {network.name}
            </Box>
            {/* Below the name: a phone has no room beside it. */}
            <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 0.75 }}>
              {network.type === 'testnet' && <TestBadge />} <LocalChainMark />
            </Box>
          </Box>
        </Box>
      )}
      inputProps={{ 'aria-label': t('header.network') }}
      sx={{
        minWidth: 0,
        maxWidth: { xs: 210, sm: 280 },
        // The longest name has room on a window of 360 px.
        fontSize: { xs: '0.8125rem', sm: '0.875rem' },
        fontWeight: 600,
        bgcolor: 'background.paper',
        // Twice the class: the library's own minimum height is as specific as one.
        '&& .MuiSelect-select': { py: 0, minHeight: 40, display: 'flex', alignItems: 'center' },
      }}
    >
      {networks.map((option) => (
        <MenuItem key={option.id} value={option.id} sx={{ gap: 1.5, minHeight: 44 }}>
          <NetworkLabel network={option} />
          {option.type === 'testnet' && <TestBadge />}
        </MenuItem>
      ))}
    </Select>
  );
}
