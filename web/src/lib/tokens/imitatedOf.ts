import { findNetworkById } from '@everything-wallet/core/networks/findNetwork';
import type { ImitatedToken } from './ImitatedToken.ts';
import type { FindImitated } from './useImitations.ts';

/** What a record says of the token that it moved. */
interface TokenRecord {
  /** Network id. */
  readonly network: string;
  readonly contract_address?: string | undefined;
  readonly token_symbol: string;
  readonly token_name?: string;
  readonly token_id?: string | undefined;
}

/** Finds the known token that a record's token takes the name of; undefined of coins and NFTs, and where it takes none. */
export function imitatedOf(
  {
    network: id,
    contract_address: contract,
    token_symbol: symbol,
    token_name: name,
    token_id: tokenId,
  }: TokenRecord,
  findImitated: FindImitated,
): ImitatedToken | undefined {
  const network = findNetworkById(id);
  if (contract === undefined || tokenId !== undefined || !network) return undefined;
  return findImitated({ network, contract, symbol, name });
}
