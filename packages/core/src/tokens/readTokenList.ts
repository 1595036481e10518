import { getAddress, isAddress } from 'ethers/address';
import { z } from 'zod';
import type { KnownToken } from './KnownToken.ts';
import { tokenLimits } from './tokenLimits.ts';

const tokenSchema = z.object({
  chainId: z.number(),
  address: z.string().refine(isAddress),
  name: z.string().max(tokenLimits.name),
  symbol: z.string().max(tokenLimits.symbol),
  decimals: z.number().int().min(0).max(tokenLimits.decimals),
});
const listSchema = z.object({ tokens: z.array(z.looseObject({ chainId: z.number() })) });

/** A token of a list, with its chain (EIP-155). */
export interface ListedOnChain extends KnownToken {
  readonly chainId: number;
}

/**
 * Reads a token list (tokenlists.org); all its tokens are ERC-20. Leaves out entries beyond our limits, so
 * their contracts stay unverified.
 *
 * @param chainIds the chains of the requested tokens
 * @throws ZodError for a file that is not a token list
 */
export function readTokenList(file: unknown, chainIds: readonly number[]): readonly ListedOnChain[] {
  return listSchema.parse(file).tokens.flatMap((token) => {
    if (!chainIds.includes(token.chainId)) return [];
    const { data } = tokenSchema.safeParse(token);
    if (!data) return [];
    const { chainId, name, symbol, decimals } = data;
    return { chainId, contract: getAddress(data.address), name, symbol, decimals, standard: 'erc20' };
  });
}
