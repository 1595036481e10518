import { afterEach, expect, test } from 'vitest';
import { siteLog } from './siteLog.ts';

afterEach(() => siteLog.forget('alice'));

// Regression: 300 requests that the wallet refused by itself reset the coin that a site had used of its limit.
test('drops refused requests first', () => {
  const entry = { user_id: 'alice', origin: 'https://app.example', method: 'eth_sendTransaction' };
  siteLog.write({ id: crypto.randomUUID(), ...entry, outcome: 'approved', chain_id: 1, value: '5' });
  for (let number = 0; number < 305; number += 1)
    siteLog.write({ id: crypto.randomUUID(), ...entry, outcome: 'refused', code: 4100 });
  const entries = siteLog.ofUser('alice');
  expect(entries).toHaveLength(300);
  expect(entries.filter(({ outcome }) => outcome === 'approved')).toHaveLength(1);
});

test('stores the latest requests of a user, and drops the oldest', () => {
  for (let number = 0; number < 305; number += 1) {
    siteLog.write({
      id: crypto.randomUUID(),
      user_id: 'alice',
      origin: 'https://app.example',
      method: `m${number}`,
      outcome: 'approved',
    });
  }
  const methods = siteLog.ofUser('alice').map(({ method }) => method);
  expect(methods).toHaveLength(300);
  expect(methods[0]).toBe('m5');
  expect(methods.at(-1)).toBe('m304');
  expect(siteLog.ofUser('bob')).toEqual([]);
});

test('what limits count is never pushed out, and an entry replaces the one with its id', () => {
  const paid = {
    id: 'paid',
    user_id: 'alice',
    origin: 'https://a.example',
    method: 'eth_sendTransaction',
  } as const;
  siteLog.write({ ...paid, outcome: 'approved', value: '5' });
  siteLog.write({ ...paid, outcome: 'approved', value: '7' });
  for (let number = 0; number < 400; number += 1) {
    siteLog.write({ ...paid, id: `${number}`, method: 'personal_sign', outcome: 'approved' });
  }
  const kept = siteLog.ofUser('alice').filter(({ id }) => id === 'paid');
  expect(kept).toMatchObject([{ value: '7' }]);
  expect(siteLog.ofUser('alice')).toHaveLength(300);
});
