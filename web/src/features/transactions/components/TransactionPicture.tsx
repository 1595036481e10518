import CallMadeRounded from '@mui/icons-material/CallMadeRounded';
import CallReceivedRounded from '@mui/icons-material/CallReceivedRounded';
import SwapHorizRounded from '@mui/icons-material/SwapHorizRounded';
import Box from '@mui/material/Box';
import { TokenDisc } from '../../../components/TokenDisc.tsx';
import { discOf } from '../discOf.ts';
import type { TransactionListing } from '../TransactionListing.ts';

const icons = { send: CallMadeRounded, receive: CallReceivedRounded, swap: SwapHorizRounded } as const;

interface TransactionPictureProps {
  transaction: Pick<TransactionListing, 'type' | 'network' | 'contract_address' | 'token_symbol'>;
  isFailed: boolean;
}

/** What moved, and in its corner which way. */
export function TransactionPicture({ transaction, isFailed }: TransactionPictureProps) {
  const Icon = icons[transaction.type];
  return (
    <Box aria-hidden="true" translate="no" sx={{ position: 'relative', flexShrink: 0 }}>
      <TokenDisc {...discOf(transaction)} size={38} />
      <Box
        sx={{
          position: 'absolute',
          right: -5,
          bottom: -4,
          width: 20,
          height: 20,
          borderRadius: '50%',
          display: 'grid',
          placeContent: 'center',
          border: 1,
          borderColor: 'divider',
          bgcolor: 'background.paper',
          color: isFailed ? 'error.main' : 'text.secondary',
        }}
      >
        <Icon sx={{ fontSize: 14 }} />
      </Box>
    </Box>
  );
}
