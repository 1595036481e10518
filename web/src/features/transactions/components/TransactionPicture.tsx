import CallMadeRounded from '@mui/icons-material/CallMadeRounded';
import CallReceivedRounded from '@mui/icons-material/CallReceivedRounded';
import SwapHorizRounded from '@mui/icons-material/SwapHorizRounded';
import { TokenDisc } from '../../../components/TokenDisc.tsx';
import { discOf } from '../discOf.ts';
import type { TransactionListing } from '../TransactionListing.ts';

const icons = { send: CallMadeRounded, receive: CallReceivedRounded, swap: SwapHorizRounded } as const;

interface TransactionPictureProps {
  transaction: Pick<TransactionListing, 'type' | 'network' | 'contract_address' | 'token_symbol'>;
  isFailed: boolean;
}

/** Icon of the asset moved, with its direction in the corner; styled by `TransactionLink`. */
export function TransactionPicture({ transaction, isFailed }: TransactionPictureProps) {
  const Icon = icons[transaction.type];
  return (
    <div className="picture" aria-hidden="true" translate="no">
      <TokenDisc {...discOf(transaction)} size={38} />
      <div className={isFailed ? 'corner failed' : 'corner'}>
        <Icon fontSize="inherit" />
      </div>
    </div>
  );
}
