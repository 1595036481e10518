import { networkByRpcName } from '@everything-wallet/core/networks/findNetwork';
import type { RpcName } from '@everything-wallet/core/networks/networks';
import { ledgerOf } from '../chain/ledgerOf.ts';
import { tokenListOf } from '../holdings/tokenListOf.ts';
import { TransfersReader } from './TransfersReader.ts';

const readers = new Map<RpcName, TransfersReader>();

/**
 * Returns the transfers reader of a configured network; one object per instance, since it remembers how many
 * blocks nodes accept at once.
 */
export function transfersOf(rpcName: RpcName): TransfersReader {
  const known = readers.get(rpcName);
  if (known) return known;
  const { blockSeconds } = networkByRpcName(rpcName);
  const tokenList = async () => tokenListOf(rpcName);
  const reader = new TransfersReader(ledgerOf(rpcName), { blockSeconds, tokenList });
  readers.set(rpcName, reader);
  return reader;
}
