import type { Network } from '@everything-wallet/core/networks/networks';
import Box from '@mui/material/Box';
import { NetworkIcon } from './NetworkIcon.tsx';

/** A network's picture and name, as an option of a list. */
export function NetworkLabel({ network: { id, name } }: { network: Pick<Network, 'id' | 'name'> }) {
  return (
    <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 1.25, minWidth: 0 }}>
      <NetworkIcon network={id} size={22} />
      <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>
        {name}
      </Box>
    </Box>
  );
}
