import { networkByRpcName } from '@everything-wallet/core/networks/findNetwork';
import type { RpcName } from '@everything-wallet/core/networks/networks';
import type { Ledger } from './Ledger.ts';
import { nodeUrlsOf } from './nodeUrlsOf.ts';
import { RpcLedger } from './RpcLedger.ts';
import { sharedLedger } from './sharedLedger.ts';

const ledgers = new Map<RpcName, Ledger>();

/** Returns the ledger of a network's configured nodes; one object per instance, since it caches blocks. */
export function ledgerOf(rpcName: RpcName): Ledger {
  const known = ledgers.get(rpcName);
  if (known) return known;
  const ledger = sharedLedger(new RpcLedger(networkByRpcName(rpcName).chainId, nodeUrlsOf(rpcName)));
  ledgers.set(rpcName, ledger);
  return ledger;
}
