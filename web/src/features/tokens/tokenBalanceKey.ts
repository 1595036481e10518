import type { CustomToken } from './CustomToken.ts';

/** The name under which the last answer about a balance of a token is found. */
export function tokenBalanceKey(
  { network, contract_address: contract }: Pick<CustomToken, 'network' | 'contract_address'>,
  address: string | undefined,
): readonly unknown[] {
  return ['tokenBalance', network, contract, address];
}
