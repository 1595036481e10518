import { ServiceError } from '../../errors/ServiceError.ts';
import type { Chain } from '../chain/Chain.ts';
import { ChainUnavailableError } from '../chain/ChainUnavailableError.ts';
import { readTokenDecimals } from './readTokenDecimals.ts';
import { uintOf } from './uintOf.ts';

/** supportsInterface(0x80ac58cd): whether a contract is one of ERC-721 (ERC-165). */
const IS_ERC721 = `0x01ffc9a780ac58cd${'0'.repeat(56)}`;

/**
 * Whether a contract is one of ERC-20 or of ERC-721, whose `approve` and `transferFrom` are the same bytes: as nodes agree, and undefined
 * where they do not, do not answer, or the contract does not say. Never throws for what nodes answer.
 */
export async function readTokenStandard(
  chain: Chain,
  contract: string,
): Promise<'erc20' | 'erc721' | undefined> {
  try {
    const [isNft, hasDecimals] = await Promise.all([
      chain.callAgreed({ to: contract, data: IS_ERC721 }),
      readTokenDecimals(chain, contract, 'callAgreed').then(
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
