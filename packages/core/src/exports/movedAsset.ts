import { findNetworkById } from '../networks/findNetwork.ts';
import type { ExportedTransaction } from './ExportedTransaction.ts';
import type { MovedAsset } from './Movement.ts';

/** What tells one asset from another one. */
export function assetKey({
  network,
  contract = '',
  tokenId = '',
}: Pick<MovedAsset, 'network' | 'contract' | 'tokenId'>): string {
  return `${network} ${contract.toLowerCase()} ${tokenId}`;
}

/** What a record says that moved. */
export function assetOf(record: ExportedTransaction): MovedAsset {
  const { network, token_symbol: symbol, contract_address: contract, token_id: tokenId } = record;
  return contract === undefined ? coinOf(record) : { network, symbol, contract, tokenId };
}

/** The coin that its fee is paid in; its symbol is empty where nobody here knows the network's. */
export function coinOf({
  network,
  token_symbol: symbol,
  contract_address: contract,
}: ExportedTransaction): MovedAsset {
  const known = findNetworkById(network)?.currency ?? (contract === undefined ? symbol : '');
  return { network, symbol: known, contract: undefined, tokenId: undefined };
}
