import CallMadeRounded from '@mui/icons-material/CallMadeRounded';
import CallReceivedRounded from '@mui/icons-material/CallReceivedRounded';
import SwapHorizRounded from '@mui/icons-material/SwapHorizRounded';
import { findNetworkById } from '@everything-wallet/core/networks/findNetwork';
import { assetPicture } from '../../../catalogue/assetPicture.ts';
import { AssetIcon } from '../../../components/AssetIcon.tsx';
import type { TransactionListing } from '../TransactionListing.ts';

const icons = { send: CallMadeRounded, receive: CallReceivedRounded, swap: SwapHorizRounded } as const;

interface TransactionPictureProps {
  transaction: Pick<TransactionListing, 'type' | 'network' | 'contract_address' | 'token_symbol'>;
  isFailed: boolean;
}

/** Icon of the asset moved, with its direction in the corner; styled by `TransactionLink`. */
export function TransactionPicture({ transaction, isFailed }: TransactionPictureProps) {
  const Icon = icons[transaction.type];
  const { contract_address, token_symbol } = transaction;
  const network = findNetworkById(transaction.network);
  return (
    <div className="picture" aria-hidden="true" translate="no">
      <AssetIcon
        picture={network && assetPicture(network, contract_address)}
        text={token_symbol.toUpperCase() || '?'}
        size={38}
      />
      <div className={isFailed ? 'corner failed' : 'corner'}>
        <Icon fontSize="inherit" />
      </div>
    </div>
  );
}
