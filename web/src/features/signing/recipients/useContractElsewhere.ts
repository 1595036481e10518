import { networks, type Network } from '@everything-wallet/core/networks/networks';
import { useRecipientLookup, type RecipientLookup } from './useRecipientLookup.ts';

/**
 * Finds the name of the network that a contact was saved for, where its address is a contract there and none here: who holds a
 * contract's address on one network holds nothing at it on another, switched on here or not.
 */
export function useContractElsewhere(
  address: string | undefined,
  here: { readonly network: Network; readonly found: RecipientLookup['found'] },
  savedForId: string | undefined,
): string | undefined {
  const savedFor = networks.find(({ id }) => id === savedForId);
  const isElsewhere = savedFor !== undefined && savedFor.id !== here.network.id;
  const there = useRecipientLookup(
    isElsewhere && address !== undefined ? { address } : undefined,
    savedFor ?? here.network,
  );
  return there.found?.isContract && here.found?.isContract === false ? savedFor?.name : undefined;
}
