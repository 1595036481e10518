import { isTransferKind } from '../documents/isTransferKind.ts';
import type { TransactionRecord } from '../documents/transaction.ts';
import { networks } from '../networks/networks.ts';
import type { KnownAddress } from './KnownAddress.ts';

/**
 * Lists the recipients in a user's records: each address once for the mainnets and once for the testnets,
 * with the accounts that have sent. Incoming and failed transfers, and called contracts, add none.
 *
 * @param records in any order
 */
export function recipientsOf(
  records: readonly Pick<
    TransactionRecord,
    'type' | 'status' | 'from_address' | 'to_address' | 'network' | 'call_kind'
  >[],
): KnownAddress[] {
  const senders = { testnet: new Map<string, Set<string>>(), mainnet: new Map<string, Set<string>>() };
  for (const { type, status, from_address: from, to_address: to, network, call_kind: kind } of records) {
    if (type !== 'send' || status === 'failed' || !isTransferKind(kind)) continue;
    const address = to.toLowerCase();
    const ofKind = senders[networks.find(({ id }) => id === network)?.type ?? 'testnet'];
    const known = ofKind.get(address) ?? new Set();
    ofKind.set(address, known.add(from.toLowerCase()));
  }
  return (['testnet', 'mainnet'] as const).flatMap((sentOn) =>
    Array.from(senders[sentOn], ([address, from]) => ({ address, kind: 'sentTo', sentOn, from: [...from] })),
  );
}
