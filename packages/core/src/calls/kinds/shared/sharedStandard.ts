import type { CallFrame } from '../../reading/CallReader.ts';

/**
 * Resolves calls with the same encoding in ERC-20 and ERC-721 by the known standard; other contracts have no
 * such call.
 */
export function sharedStandard({ facts }: CallFrame): 'erc20' | 'erc721' | undefined | 'neither' {
  return facts.standard === 'erc1155' ? 'neither' : facts.standard;
}
