import type { Network } from '@everything-wallet/core/networks/networks';
import { SeaportError } from '@everything-wallet/core/seaport/SeaportError';
import { findKnownToken } from '../../../lib/tokens/tokenList.ts';

/**
 * Refuses to trade a known token as an NFT.
 *
 * @throws SeaportError 'token' for the contract of a known or listed token
 */
export async function refuseKnownToken({ chainId }: Network, contract: string): Promise<void> {
  const known = await findKnownToken(chainId, contract);
  if (known?.standard === 'erc20') throw new SeaportError('token');
}
