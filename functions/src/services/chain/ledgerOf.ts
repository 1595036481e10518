import type { RpcName } from '@everything-wallet/core/networks/networks';
import { clientOf } from './clientOf.ts';
import type { Ledger } from './Ledger.ts';
import { sharedLedger } from './sharedLedger.ts';

const ledgers = new Map<RpcName, Ledger>();

/** Returns what a network's client reads of past blocks; one object per instance, since it caches them. */
export function ledgerOf(rpcName: RpcName): Ledger {
  const known = ledgers.get(rpcName);
  if (known) return known;
  const ledger = sharedLedger(clientOf(rpcName));
  ledgers.set(rpcName, ledger);
  return ledger;
}
