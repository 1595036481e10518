import type { Network } from '@everything-wallet/core/networks/networks';
import Box from '@mui/material/Box';
import { NetworkIcon } from '../../../components/NetworkIcon.tsx';
import { TestBadge } from '../../../components/TestBadge.tsx';
import { visuallyHidden } from '../../../components/visuallyHidden.ts';

/** Picture of an NFT's network, for a corner of the NFT's picture; screen readers read its name. */
export function NftNetwork({ network: { id, name, type } }: { network: Network }) {
  return (
    <>
      <NetworkIcon network={id} size={16} />
      <Box component="span" translate="no" sx={visuallyHidden}>
        {name}
      </Box>
      {type === 'testnet' && <TestBadge />}
    </>
  );
}
