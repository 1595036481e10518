import { networkByRpcName } from '@everything-wallet/core/networks/findNetwork';
import type { RpcName } from '@everything-wallet/core/networks/networks';
import { nodeUrlsOf } from '../chain/nodeUrlsOf.ts';
import { tokenListOf } from '../holdings/tokenListOf.ts';
import { ApprovalsReader } from './ApprovalsReader.ts';

const readers = new Map<RpcName, ApprovalsReader>();

/**
 * Returns the approvals reader of a configured network; one object per instance, since it remembers how many
 * blocks nodes accept at once.
 */
export function approvalsOf(rpcName: RpcName): ApprovalsReader {
  const known = readers.get(rpcName);
  if (known) return known;
  const reader = new ApprovalsReader(networkByRpcName(rpcName), nodeUrlsOf(rpcName), {
    tokenList: () => tokenListOf(rpcName),
  });
  readers.set(rpcName, reader);
  return reader;
}
