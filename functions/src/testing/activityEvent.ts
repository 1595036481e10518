import type { RpcName } from '@everything-wallet/core/networks/networks';
import type { ActivityEvent } from '../services/activity/ActivityEvent.ts';

/** An event: an incoming transfer of coin on Sepolia, unless changed. */
export function activityEvent(
  number: number,
  network: RpcName = 'sepolia',
  address = '0x52908400098527886E0F7030069857D2E4169EE7',
): ActivityEvent {
  const txHash = `0x${number.toString(16).padStart(64, '0')}`;
  return {
    id: `evt_${number.toString(16).padStart(32, '0')}`,
    type: 'transfer.coin',
    timestamp: '2026-11-21T12:00:00.000Z',
    network,
    data: {
      movementId: `11155111:${txHash}:0:in`,
      address,
      direction: 'in',
      txHash,
      blockNumber: number,
      blockHash: `0x${'ab'.repeat(32)}`,
      blockAt: 1_800_000_000_000,
      kind: 'transfer',
      standard: 'coin',
      from: '0x8617E340B3D01FA5F11F306F4090FD50E238070D',
      to: address,
      units: '1000000000000000',
      symbol: 'SepoliaETH',
      decimals: 18,
    },
  };
}
