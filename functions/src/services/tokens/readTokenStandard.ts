import { ServiceError } from '../../errors/ServiceError.ts';
import type { Chain } from '../chain/Chain.ts';
import { ChainUnavailableError } from '../chain/ChainUnavailableError.ts';
import { readTokenDecimals } from './readTokenDecimals.ts';
import { uintOf } from './uintOf.ts';

/** supportsInterface(0x80ac58cd): whether a contract is one of ERC-721 (ERC-165). */
const IS_ERC721 = `0x01ffc9a780ac58cd${'0'.repeat(56)}`;

/**
 * Returns whether a contract is ERC-20 or ERC-721, whose `approve` and `transferFrom` have the same encoding:
 * as nodes agree, and undefined if they do not, do not answer, or the contract does not show it. Never throws
 * for a node's response.
 */
export async function readTokenStandard(
  chain: Chain,
  contract: string,
): Promise<'erc20' | 'erc721' | undefined> {
  try {
    const [isNft, hasDecimals] = await Promise.all([
      chain.callUnanimous({ to: contract, data: IS_ERC721 }),
      readTokenDecimals(chain, contract, 'callUnanimous').then(
        () => true,
        (error: unknown) => {
          if (error instanceof ChainUnavailableError || !(error instanceof ServiceError)) throw error;
          return false;
        },
      ),
    ]);
    if (uintOf(isNft) === 1n) return 'erc721';
    return hasDecimals ? 'erc20' : undefined;
  } catch (error) {
    if (error instanceof ServiceError) return undefined;
    throw error;
  }
}
