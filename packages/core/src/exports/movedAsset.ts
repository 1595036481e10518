import { findNetworkById } from '../networks/findNetwork.ts';
import type { ExportedTransaction } from './ExportedTransaction.ts';
import type { MovedAsset } from './Movement.ts';

/** Returns a key that identifies an asset. */
export function assetKey({
  network,
  contract = '',
  tokenId = '',
}: Pick<MovedAsset, 'network' | 'contract' | 'tokenId'>): string {
  return `${network} ${contract.toLowerCase()} ${tokenId}`;
}

/** Returns the asset a record moved. */
export function assetOf(record: ExportedTransaction): MovedAsset {
  const { network, token_symbol: symbol, contract_address: contract, token_id: tokenId } = record;
  return contract === undefined ? coinOf(record) : { network, symbol, contract, tokenId };
}

/** Returns the coin of its fee; its symbol is empty for an unknown network. */
export function coinOf({
  network,
  token_symbol: symbol,
  contract_address: contract,
}: ExportedTransaction): MovedAsset {
  const known = findNetworkById(network)?.currency ?? (contract === undefined ? symbol : '');
  return { network, symbol: known, contract: undefined, tokenId: undefined };
}
