import { beforeEach, expect, it } from 'vitest';
import { MemoryAttempts } from '../../testing/MemoryAttempts.ts';
import { addressKey } from './addressKey.ts';
import { SiteReadQuota } from './SiteReadQuota.ts';

const KEY = '0123456789abcdef'.repeat(4);
const DAY = 24 * 3_600_000;
const alice = { address: '192.0.2.1', origin: 'https://site.example' };

let counter: MemoryAttempts;
let now: number;
let quota: SiteReadQuota;
const make = () => new SiteReadQuota({ counter, nameOf: (text) => addressKey(KEY, text), now: () => now });
beforeEach(() => {
  counter = new MemoryAttempts();
  now = 0;
  quota = make();
});

/** Uses units as often as the short window lets a site. */
async function useUp(units: number, caller = alice) {
  for (let used = 0; used < units; used += 50) {
    expect(quota.tryConsume(caller, 50)).toBe(0);
    await quota.consumeDaily(caller, 50);
    now += 10_000;
  }
}

it('admits 60 units of a site in ten seconds, and says when there are more', () => {
  expect(quota.tryConsume(alice, 40)).toBe(0);
  now = 4_000;
  expect(quota.tryConsume(alice, 21)).toBe(6_000);
  // A refused batch uses up nothing.
  expect(quota.tryConsume(alice, 20)).toBe(0);
  expect(quota.tryConsume(alice, 1)).toBe(6_000);
  now = 10_000;
  expect(quota.tryConsume(alice, 60)).toBe(0);
});

it('counts sites and addresses apart', () => {
  expect(quota.tryConsume(alice, 60)).toBe(0);
  expect(quota.tryConsume({ ...alice, origin: 'https://other.example' }, 60)).toBe(0);
  expect(quota.tryConsume({ ...alice, address: '192.0.2.2' }, 60)).toBe(0);
  expect(quota.tryConsume({ ...alice, origin: '' }, 60)).toBe(0);
});

it('takes the devices of an IPv6 network for one address', () => {
  expect(quota.tryConsume({ ...alice, address: '2001:db8::1' }, 60)).toBe(0);
  expect(quota.tryConsume({ ...alice, address: '2001:db8::2' }, 1)).toBe(10_000);
});

it('gives a program that invents origins no more than five sites', () => {
  const waits = Array.from({ length: 8 }, (_, site) =>
    quota.tryConsume({ ...alice, origin: `https://${site}.example` }, 60),
  );
  expect(waits).toEqual([0, 0, 0, 0, 0, 10_000, 10_000, 10_000]);
});

it('ends after 20,000 units of a site in a day, and begins again the next day', async () => {
  await useUp(20_000);
  // Counted in steps of 100: the step beyond the quota ends it.
  await useUp(100);
  const waitMs = quota.tryConsume(alice, 1);
  expect(waitMs).toBe(DAY - now + 10_000);
  expect(quota.tryConsume({ ...alice, origin: 'https://other.example' }, 1)).toBe(0);
  now = DAY + 10_000;
  expect(quota.tryConsume(alice, 1)).toBe(0);
});

it('counts the day on every instance together', async () => {
  await useUp(19_900);
  quota = make();
  await useUp(200);
  expect(quota.tryConsume(alice, 1)).toBeGreaterThan(0);
});

it('ends after 100,000 units of an address in a day, whatever the sites', async () => {
  for (let site = 0; site < 10; site += 1) {
    const caller = { ...alice, origin: `https://${site}.example` };
    for (let used = 0; used < 10_000; used += 50) await quota.consumeDaily(caller, 50);
  }
  await quota.consumeDaily(alice, 60);
  await quota.consumeDaily(alice, 60);
  expect(quota.tryConsume({ ...alice, origin: 'https://new.example' }, 1)).toBeGreaterThan(0);
});

it('stores neither addresses nor origins', async () => {
  await useUp(200);
  const names = [...counter.windows.keys()];
  expect(names).toHaveLength(2);
  for (const name of names) expect(name).toMatch(/^address-[0-9a-f]{64}_daily_units$/);
});

it('writes nothing for a few reads', async () => {
  await quota.consumeDaily(alice, 60);
  expect(counter.questions).toBe(0);
});
