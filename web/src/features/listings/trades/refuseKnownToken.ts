import type { Network } from '@everything-wallet/core/networks/networks';
import { SeaportError } from '@everything-wallet/core/seaport/SeaportError';
import { findKnownToken } from '../../../lib/tokens/tokenList.ts';

/**
 * Refuses to trade a known token as an NFT.
 *
 * @throws SeaportError 'token' for a contract that the wallet or the bundled list knows as a token
 */
export async function refuseKnownToken({ chainId }: Network, contract: string): Promise<void> {
  const known = await findKnownToken(chainId, contract);
  if (known?.standard === 'erc20') throw new SeaportError('token');
}
