import { networkByRpcName } from '@everything-wallet/core/networks/findNetwork';
import type { RpcName } from '@everything-wallet/core/networks/networks';
import type { Ledger } from './Ledger.ts';
import { nodeUrlsOf } from './nodeUrlsOf.ts';
import { RpcLedger } from './RpcLedger.ts';
import { sharedLedger } from './sharedLedger.ts';

const ledgers = new Map<RpcName, Ledger>();

/** The blocks of a network, as its configured nodes tell them; one object an instance, since it remembers blocks. */
export function ledgerOf(rpcName: RpcName): Ledger {
  const known = ledgers.get(rpcName);
  if (known) return known;
  const ledger = sharedLedger(new RpcLedger(networkByRpcName(rpcName).chainId, nodeUrlsOf(rpcName)));
  ledgers.set(rpcName, ledger);
  return ledger;
}
