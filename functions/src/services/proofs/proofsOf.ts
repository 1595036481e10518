import { networkByRpcName } from '@everything-wallet/core/networks/findNetwork';
import type { RpcName } from '@everything-wallet/core/networks/networks';
import { nodeUrlsOf } from '../chain/nodeUrlsOf.ts';
import { ProofReader } from './ProofReader.ts';

const readers = new Map<RpcName, ProofReader>();

/** Proves balances of a network, as configured; one object an instance, since it remembers which nodes it checked. */
export function proofsOf(rpcName: RpcName): ProofReader {
  const known = readers.get(rpcName);
  if (known) return known;
  const reader = new ProofReader(networkByRpcName(rpcName), nodeUrlsOf(rpcName));
  readers.set(rpcName, reader);
  return reader;
}
