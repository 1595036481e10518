import { expect, it } from 'vitest';
import { noteUsage } from '../../requests/usage.ts';
import { ScanCharge } from './ScanCharge.ts';

const addresses = (count: number) =>
  Array.from({ length: count }, (_, index) => `0x${index.toString(16).padStart(40, '0')}`);
const all = [
  'mainnet',
  'polygon-mainnet',
  'bsc',
  'avalanche',
  'arbitrum',
  'optimism',
  'base',
  'sepolia',
  'polygon-amoy',
] as const;

// Regression: a scan was one unit, whether of one account or of thirty on every network.
it('charges a scan by accounts and networks', () => {
  const charge = new ScanCharge();
  expect(charge.unitsOf('alice', { addresses: addresses(1), networks: [...all] })).toBe(1);
  expect(charge.unitsOf('alice', { addresses: addresses(2), networks: ['mainnet', 'bsc'] })).toBe(1);
  expect(charge.unitsOf('alice', { addresses: addresses(30), networks: [...all] })).toBe(27);
  expect(charge.unitsOf('alice', { addresses: addresses(30), networks: [...all, ...all] })).toBe(27);
});

it("charges the same user's next scan for the requests of the previous one", async () => {
  const charge = new ScanCharge();
  const question = { addresses: addresses(1), networks: ['mainnet' as const] };
  await charge.scan('alice', () => {
    noteUsage({ questions: 2_000 });
    return Promise.resolve();
  });
  expect(charge.unitsOf('alice', question)).toBe(20);
  expect(charge.unitsOf('bob', question)).toBe(1);
  await charge.scan('alice', () => {
    for (let i = 0; i < 5_756; i += 1) noteUsage({ questions: 1 });
    return Promise.resolve();
  });
  expect(charge.unitsOf('alice', question)).toBe(58);
  await charge.scan('alice', async () => {
    noteUsage({ questions: 90_000 });
    await Promise.resolve();
  });
  expect(charge.unitsOf('alice', question)).toBe(60);
  await charge.scan('alice', () => Promise.resolve());
  expect(charge.unitsOf('alice', question)).toBe(1);
});
