import { findNetworkById } from '@everything-wallet/core/networks/findNetwork';
import type { LookalikeToken } from './LookalikeToken.ts';
import type { FindLookalike } from './useLookalikes.ts';

/** Fields of a record that describe the token it moved. */
interface TokenRecord {
  /** Network id. */
  readonly network: string;
  readonly contract_address?: string | undefined;
  readonly token_symbol: string;
  readonly token_name?: string;
  readonly token_id?: string | undefined;
}

/**
 * Finds the known token whose name a record's token copies; undefined for coins and NFTs, and without one.
 */
export function lookalikeOf(
  {
    network: id,
    contract_address: contract,
    token_symbol: symbol,
    token_name: name,
    token_id: tokenId,
  }: TokenRecord,
  findLookalike: FindLookalike,
): LookalikeToken | undefined {
  const network = findNetworkById(id);
  if (contract === undefined || tokenId !== undefined || !network) return undefined;
  return findLookalike({ network, contract, symbol, name });
}
