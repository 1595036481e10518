import type { Token } from '../documents/token.ts';
import type { ExportTable } from './ExportTable.ts';
import { inOrder } from './inOrder.ts';

/**
 * Builds the table of custom tokens. Balances are in no document and in no export: they are read from the
 * chain.
 */
export function tokensTable(tokens: readonly Token[]): ExportTable {
  const ordered = inOrder(tokens, ({ network, contract_address: contract }) => [
    network,
    contract.toLowerCase(),
  ]);
  return {
    name: 'tokens',
    columns: ['network', 'contract_address', 'name', 'symbol', 'decimals'],
    rows: ordered.map(({ network, contract_address, token_name, token_symbol, decimals }) => [
      network,
      contract_address,
      token_name,
      token_symbol,
      decimals?.toString(),
    ]),
  };
}
