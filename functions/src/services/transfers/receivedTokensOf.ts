import { networkByRpcName } from '@everything-wallet/core/networks/findNetwork';
import type { RpcName } from '@everything-wallet/core/networks/networks';
import { ledgerOf } from '../chain/ledgerOf.ts';
import { tokenListOf } from '../holdings/tokenListOf.ts';
import { ReceivedTokensReader } from './ReceivedTokensReader.ts';

const readers = new Map<RpcName, ReceivedTokensReader>();

/**
 * Returns the received-tokens reader of a configured network; one object per instance, since it remembers how
 * many blocks nodes accept at once.
 */
export function receivedTokensOf(rpcName: RpcName): ReceivedTokensReader {
  const known = readers.get(rpcName);
  if (known) return known;
  const { blockSeconds } = networkByRpcName(rpcName);
  const reader = new ReceivedTokensReader(ledgerOf(rpcName), blockSeconds, () => tokenListOf(rpcName));
  readers.set(rpcName, reader);
  return reader;
}
