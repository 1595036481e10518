import type { MovedInCall } from '@everything-wallet/core/documents/transaction';
import { findNetworkById } from '@everything-wallet/core/networks/findNetwork';
import type { Network } from '@everything-wallet/core/networks/networks';
import { assetPicture } from '../../../catalogue/assetPicture.ts';
import { AssetIcon } from '../../../components/AssetIcon.tsx';
import type { TransactionListing } from '../TransactionListing.ts';

/** Diameter of one picture, and of each of two, in px. */
const SIZE = 40;
const SIZE_OF_TWO = 27;

type PicturedFields = 'network' | 'contract_address' | 'token_symbol' | 'status' | 'left' | 'came';

/**
 * Icon of the asset moved, with its network in the corner; for an exchange both assets, the received one in front. Styled by `TransactionLink`.
 */
export function TransactionPicture({
  transaction,
}: {
  transaction: Pick<TransactionListing, PicturedFields>;
}) {
  const { contract_address, token_symbol, status, left, came } = transaction;
  const network = findNetworkById(transaction.network);
  const paid = status === 'completed' ? left?.[0] : undefined;
  const received = paid && came?.[0];
  return (
    <div className="picture" aria-hidden="true" translate="no">
      {received ? (
        <>
          <AssetIcon {...iconOf(paid, network)} size={SIZE_OF_TWO} />
          <AssetIcon {...iconOf(received, network)} size={SIZE_OF_TWO} network={network?.id} />
        </>
      ) : (
        <AssetIcon
          picture={network && assetPicture(network, contract_address)}
          text={firstOf(token_symbol)}
          size={SIZE}
          network={network?.id}
        />
      )}
    </div>
  );
}

function iconOf({ contract_address, symbol = '' }: MovedInCall, network: Network | undefined) {
  return { picture: network && assetPicture(network, contract_address), text: firstOf(symbol) };
}

function firstOf(symbol: string): string {
  return symbol.toUpperCase() || '?';
}
