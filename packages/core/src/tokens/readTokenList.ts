import { getAddress, isAddress } from 'ethers/address';
import { readTokenEntries, type ListedOnChain } from './readTokenEntries.ts';

/**
 * Reads a token list (tokenlists.org), like `readTokenEntries`, with checksum addresses (EIP-55). Leaves out entries
 * whose checksum is wrong.
 *
 * @param chainIds the chains of the requested tokens
 * @throws ZodError for a file that is not a token list
 */
export function readTokenList(file: unknown, chainIds: readonly number[]): readonly ListedOnChain[] {
  return readTokenEntries(file, chainIds).flatMap((token) =>
    isAddress(token.contract) ? { ...token, contract: getAddress(token.contract) } : [],
  );
}
