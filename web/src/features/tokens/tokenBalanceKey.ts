import type { CustomToken } from './CustomToken.ts';

/** Query key of a token balance. */
export function tokenBalanceKey(
  { network, contract_address: contract }: Pick<CustomToken, 'network' | 'contract_address'>,
  address: string | undefined,
): readonly unknown[] {
  return ['tokenBalance', network, contract, address];
}
