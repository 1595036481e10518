import { customTokenNetworkIdSchema, tokenId } from '@everything-wallet/core/documents/token';
import { addTokenSchema } from '@everything-wallet/core/tokens/addTokenSchema';
import type { HeldAsset } from '../../features/holdings/HeldAsset.ts';
import { addToken } from '../../features/tokens/api/addToken.ts';

/** Returns true if a held asset can be added to the user's tokens, which not every network supports. */
export function canBeAdded({ network, contract }: HeldAsset): boolean {
  return contract !== undefined && customTokenNetworkIdSchema.safeParse(network.id).success;
}

/**
 * Adds a held token to the user's own, under its name. Its decimals remain unset: before it can be sent, its
 * page reads them from the contract, and a quorum of nodes has to agree.
 *
 * @returns the id of its document
 * @throws WalletError 'tokens.error.duplicate' when the user has it already
 * @throws FirestoreError when the rules refuse it or the server cannot be reached
 */
export async function addHeldToken(
  userId: string,
  { network, contract = '', symbol, name }: HeldAsset,
): Promise<string> {
  const token = addTokenSchema.parse({
    contractAddress: contract,
    network: network.id,
    name: name || symbol || contract.slice(0, 6),
    symbol: symbol || contract.slice(0, 6),
    icon: '',
  });
  await addToken(userId, token, null);
  return tokenId(userId, token.network, token.contractAddress);
}
