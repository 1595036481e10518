import type { ActivityRecord } from '../ActivityRecord.ts';

/** Makes a completed transfer of 0.25 ETH in 2025, with the changes of a test. */
export function record(changes: Partial<ActivityRecord> = {}): ActivityRecord {
  return {
    type: 'send',
    status: 'completed',
    amount: '0.25',
    token_symbol: 'ETH',
    network: 'ethereum',
    from_address: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
    to_address: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
    gas_fee: '0.00005',
    time: new Date('2025-06-15T12:00:00Z'),
    ...changes,
  };
}
