import { networks as allNetworks } from '@everything-wallet/core/networks/networks';
import type { ActivitySubscription } from '../activity/ActivityLog.ts';
import type { Webhook } from './Webhook.ts';

/** Returns the events of a webhook as the log needs them; a testnet key has no others. */
export function subscriptionOf({
  id,
  networks,
  types,
  testnetsOnly,
}: Pick<Webhook, 'id' | 'networks' | 'types' | 'testnetsOnly'>): ActivitySubscription {
  if (!testnetsOnly) return { id, networks, types };
  const testnets = allNetworks.filter(({ type }) => type === 'testnet').map(({ rpcName }) => rpcName);
  return { id, networks: testnets.filter((network) => networks?.includes(network) ?? true), types };
}
