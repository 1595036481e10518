import { sameAddress } from '@everything-wallet/core/accounts/sameAddress';
import { paths } from '../../config/paths.ts';
import type { HeldAsset } from '../../features/holdings/HeldAsset.ts';
import type { CustomToken } from '../../features/tokens/CustomToken.ts';

/**
 * Returns the page of a held asset: by its document for an added token, otherwise by network and contract.
 */
export function heldAssetPath(
  { network, contract }: Pick<HeldAsset, 'network' | 'contract'>,
  custom: readonly CustomToken[],
): string {
  const own = custom.find(
    (token) =>
      contract !== undefined && token.network === network.id && sameAddress(token.contract_address, contract),
  );
  return own ? paths.token(own.id) : paths.heldToken(network.id, contract);
}
