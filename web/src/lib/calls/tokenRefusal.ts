import type { CallEffects } from '@everything-wallet/core/calls/CallEffects';
import { mistakenNft } from '@everything-wallet/core/calls/mistakenNft';
import { listedPools } from '@everything-wallet/core/pools/listedPools';
import { sameAddress } from '@everything-wallet/core/accounts/sameAddress';
import { contradictedTokens } from '../tokens/contradictedTokens.ts';
import { knownToken } from '../tokens/tokenList.ts';
import type { CallRequest } from './CallRequest.ts';

/**
 * Reason for which the wallet's facts about the tokens in a call forbid signing it:
 * - 'otherStandard': the call treats a known token as an NFT;
 * - 'contradicted': the latest answer stated other decimals for a known token.
 */
export type TokenRefusal = 'otherStandard' | 'contradicted';

/**
 * Returns the reason for which the wallet's facts about the tokens in a call forbid signing it; undefined
 * without one.
 *
 * @param seen contracts of tokens that the call moved in its simulation
 */
export function tokenRefusal(
  { network, to, facts }: Pick<CallRequest, 'network' | 'to' | 'facts'>,
  effects: CallEffects,
  seen: readonly string[] = [],
): TokenRefusal | undefined {
  const { chainId } = network;
  const standardOf = (contract: string) => knownToken(chainId, contract)?.standard;
  const own = to === null ? undefined : standardOf(to);
  const isOther = own !== undefined && facts?.standard !== undefined && facts.standard !== own;
  if (isOther || mistakenNft(effects, standardOf) !== undefined) return 'otherStandard';
  const involved = [...(to === null ? [] : [to]), ...contractsOf(effects), ...seen];
  const assets = listedPools(network.id)
    .filter(({ address }) => involved.some((contract) => sameAddress(contract, address)))
    .map(({ asset }) => asset);
  const isContradicted = [...involved, ...assets].some((contract) =>
    contradictedTokens.has(chainId, contract),
  );
  return isContradicted ? 'contradicted' : undefined;
}

function contractsOf({ movements, permissions }: CallEffects): string[] {
  return [...movements, ...permissions].flatMap(({ asset }) => {
    if (asset.type === 'coin') return [];
    return asset.type === 'vaultAsset' ? asset.vault : asset.contract;
  });
}
