import { findNetworkById } from '@everything-wallet/core/networks/findNetwork';
import type { Arrived } from '@everything-wallet/core/schemas/incomingScan';
import { builtInToken } from '@everything-wallet/core/tokens/builtInToken';
import { pushMark } from './pushMark.ts';

/** Returns true if the service worker notifies of all these transfers: a second notification would be about the same. */
export function isPushed(
  transfers: readonly Pick<Arrived, 'network' | 'to' | 'contract'>[],
  userId: string,
): boolean {
  const mark = pushMark.read();
  if (mark?.userId !== userId) return false;
  return transfers.every(({ network: id, to, contract }) => {
    const network = findNetworkById(id);
    if (!network || !mark.networks.includes(network.rpcName)) return false;
    const isKnown = contract === undefined || builtInToken(network.chainId, contract) !== undefined;
    return isKnown && (mark.accounts?.includes(to) ?? true);
  });
}
