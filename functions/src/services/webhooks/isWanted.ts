import { networkNamed } from '@everything-wallet/core/networks/networkNamed';
import type { ActivityEvent } from '../activity/ActivityEvent.ts';
import type { Webhook } from './Webhook.ts';

/** Returns true if a webhook gets an event: of its networks and types, and for a testnet key of testnets alone. */
export function isWanted(
  { networks, types, testnetsOnly }: Pick<Webhook, 'networks' | 'types' | 'testnetsOnly'>,
  { network, type }: Pick<ActivityEvent, 'network' | 'type'>,
): boolean {
  if (networks !== null && !networks.includes(network)) return false;
  if (types !== null && !types.includes(type)) return false;
  return !testnetsOnly || networkNamed(network)?.type === 'testnet';
}
