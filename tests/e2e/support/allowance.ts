import type { Chain } from './Chain.ts';

/** Reads ERC-20 `allowance` from the chain. */
export async function allowance(
  chain: Chain,
  token: string,
  owner: string,
  spender: string,
): Promise<bigint> {
  const word = (one: string) => one.slice(2).toLowerCase().padStart(64, '0');
  const data = `0xdd62ed3e${word(owner)}${word(spender)}`;
  return BigInt(await chain.ask<string>('eth_call', { to: token, data }, 'latest'));
}
