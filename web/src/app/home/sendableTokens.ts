import type { Network } from '@everything-wallet/core/networks/networks';
import type { HeldAsset } from '../../features/holdings/HeldAsset.ts';
import { figureFor } from '../../features/holdings/heldBy.ts';
import type { SendableToken } from '../../features/signing/transfer/SendableToken.ts';
import { contradictedTokens } from '../../lib/tokens/contradictedTokens.ts';
import type { FindLookalike } from '../../lib/tokens/useLookalikes.ts';

/**
 * Lists the tokens of a network that an account can send: listed ones, and those that the user added, with a
 * balance that a quorum of nodes confirms. A lookalike or contradicted token can only be sent from its own
 * page, which shows the warning.
 *
 * @param address owner
 */
export function sendableTokens(
  assets: readonly HeldAsset[],
  { network, address }: { readonly network: Network; readonly address: string },
  findLookalike: FindLookalike,
): readonly SendableToken[] {
  return assets.flatMap((asset) => {
    const { contract, kind, symbol, name, decimals } = asset;
    if (asset.network.id !== network.id || contract === undefined || decimals === undefined) return [];
    if (kind !== 'listed' && kind !== 'custom') return [];
    if (kind === 'custom' && findLookalike({ network, contract, symbol, name })) return [];
    if (contradictedTokens.has(network.chainId, contract)) return [];
    const figure = figureFor(asset, address);
    if (figure?.agreement !== 'agreed' || figure.units === undefined || figure.units === 0n) return [];
    return { symbol, contract, decimals, balance: figure.units };
  });
}
