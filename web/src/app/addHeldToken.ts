import { customTokenNetworkIdSchema, tokenId } from '@everything-wallet/core/documents/token';
import { addTokenSchema } from '@everything-wallet/core/tokens/addTokenSchema';
import type { HeldAsset } from '../features/holdings/HeldAsset.ts';
import { addToken } from '../features/tokens/api/addToken.ts';

/** Whether something that is held can be added to the user's tokens: not on every network. */
export function canBeAdded({ network, contract }: HeldAsset): boolean {
  return contract !== undefined && customTokenNetworkIdSchema.safeParse(network.id).success;
}

/**
 * Adds a token that is held to the user's own, by the name that it goes by. Its decimals are left open: before it can be sent, its
 * page asks the contract for them, and several nodes have to agree.
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
