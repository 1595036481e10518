import type { CallEffects } from '@everything-wallet/core/calls/CallEffects';
import { mistakenNft } from '@everything-wallet/core/calls/mistakenNft';
import { vaultsOf } from '@everything-wallet/core/vaults/vaultsOf';
import { sameAddress } from '@everything-wallet/core/accounts/sameAddress';
import { contradictedTokens } from '../tokens/contradictedTokens.ts';
import { knownToken } from '../tokens/tokenList.ts';
import type { CallRequest } from './CallRequest.ts';

/**
 * Why what the wallet knows of the tokens in a call forbids to sign it:
 * - 'otherStandard': a known token is taken for NFTs;
 * - 'contradicted': the latest answer stated other decimals for a known token.
 */
export type TokenRefusal = 'otherStandard' | 'contradicted';

/**
 * Says why the wallet's own knowledge of the tokens in a call forbids to sign it; undefined where it does not.
 *
 * @param seen contracts of tokens that the call moved when it was simulated
 */
export function tokenRefusal(
  { network, to, facts }: Pick<CallRequest, 'network' | 'to' | 'facts'>,
  effects: CallEffects,
  seen: readonly string[] = [],
): TokenRefusal | undefined {
  const { chainId } = network;
  const standardOf = (contract: string) => knownToken(chainId, contract)?.standard;
  const own = standardOf(to);
  const isOther = own !== undefined && facts?.standard !== undefined && facts.standard !== own;
  if (isOther || mistakenNft(effects, standardOf) !== undefined) return 'otherStandard';
  const involved = [to, ...contractsOf(effects), ...seen];
  const assets = vaultsOf(network.id)
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
