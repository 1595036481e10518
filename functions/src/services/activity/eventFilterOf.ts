import { networks as allNetworks, type RpcName } from '@everything-wallet/core/networks/networks';
import type { EventFilter } from '../../data/isWanted.ts';
import type { ActivityType } from './ActivityEvent.ts';

/** Events that the owner of a key asks for; null for all. */
interface AskedEvents extends EventFilter {
  readonly networks: readonly RpcName[] | null;
  readonly types: readonly ActivityType[] | null;
  /** True if the key works on testnets alone. */
  readonly testnetsOnly: boolean;
}

/** Returns the filter of the events that a key gets: one for testnets gets no others. */
export function eventFilterOf({
  networks,
  types,
  testnetsOnly,
}: AskedEvents): Omit<AskedEvents, 'testnetsOnly'> {
  if (!testnetsOnly) return { networks, types };
  const testnets = allNetworks.filter(({ type }) => type === 'testnet').map(({ rpcName }) => rpcName);
  return { networks: testnets.filter((network) => networks?.includes(network) ?? true), types };
}
