import { expect, test } from 'vitest';
import { pushSubscriptionSchema } from './pushSubscription.ts';

const keys = { p256dh: `B${'a'.repeat(86)}`, auth: 'a'.repeat(22) };

test('accepts what a browser returns', () => {
  const subscription = { endpoint: 'https://push.example.com/send/a?b=c', keys };
  expect(pushSubscriptionSchema.parse(subscription)).toEqual(subscription);
});

test.each([
  'http://push.example.com/a',
  'https://push.example.com:8443/a',
  'https://user:password@push.example.com/a',
  'https://push.example.com/a b',
  `https://push.example.com/${'a'.repeat(1_000)}`,
  'push.example.com',
])('refuses the endpoint %s', (endpoint) => {
  expect(pushSubscriptionSchema.safeParse({ endpoint, keys }).success).toBe(false);
});

test.each([
  { ...keys, auth: 'a'.repeat(21) },
  { ...keys, p256dh: `A${'a'.repeat(86)}` },
  { p256dh: keys.p256dh },
])('refuses other keys: %j', (other) => {
  const subscription = { endpoint: 'https://push.example.com/a', keys: other };
  expect(pushSubscriptionSchema.safeParse(subscription).success).toBe(false);
});
