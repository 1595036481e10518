import { randomBytes } from 'node:crypto';
import { networkNamed } from '@everything-wallet/core/networks/networkNamed';
import type { ActivityEvent } from '../activity/ActivityEvent.ts';
import { eventFilterOf } from '../activity/eventFilterOf.ts';
import type { Webhook } from './Webhook.ts';

const EXAMPLE = {
  address: '0x52908400098527886E0F7030069857D2E4169EE7',
  from: '0x8617E340B3D01FA5F11F306F4090FD50E238070D',
  txHash: `0x${'00'.repeat(32)}`,
  blockHash: `0x${'00'.repeat(32)}`,
} as const;

/** Returns an event with invented data for a test of a webhook; its id begins with 'evt_test'. */
export function testEventFor(webhook: Webhook, now: number): ActivityEvent {
  const [network = 'mainnet'] = eventFilterOf(webhook).networks ?? [];
  const { chainId, currency: symbol } = networkNamed(network) ?? { chainId: 1, currency: 'ETH' };
  const { address, from, txHash, blockHash } = EXAMPLE;
  return {
    id: `evt_test${randomBytes(12).toString('hex')}`,
    type: 'transfer.coin',
    timestamp: new Date(now).toISOString(),
    network,
    data: {
      movementId: `${chainId}:${txHash}:coin:in`,
      ...{ kind: 'transfer', standard: 'coin', direction: 'in', address, from, to: address },
      ...{ units: '1000000000000000', symbol, decimals: 18 },
      ...{ txHash, blockHash, blockNumber: 1, blockAt: now },
    },
  };
}
