import { sameAddress } from '@everything-wallet/core/accounts/sameAddress';
import type { Permission } from '@everything-wallet/core/calls/CallEffects';
import type { Takeable } from './Takeable.ts';

/**
 * Returns what declared permissions let spenders take from the account that signs. One NFT is no question: the
 * permission names it.
 *
 * @param isByPermit2 true for permissions of Permit2
 */
export function declaredTakeables(
  permissions: readonly Permission[],
  signer: string,
  isByPermit2: boolean,
): readonly Takeable[] {
  return permissions.flatMap(({ asset, spender, amount, change, owner = signer }): Takeable[] => {
    if (change !== 'set' || amount === undefined || amount === 0n || !sameAddress(owner, signer)) return [];
    if (asset.type !== 'token' && asset.type !== 'collection') return [];
    const { contract } = asset;
    const fields = { owner: signer, spender, contract, isByPermit2 };
    return [
      asset.type === 'token'
        ? { ...fields, kind: 'token', amount }
        : { ...fields, kind: 'collection', amount: 'all' },
    ];
  });
}
