import { expect, test } from 'vitest';
import { eventCost, millionEvents } from './eventCost.ts';
import { MONTH_SECONDS } from './monthSeconds.ts';

const none = { pushUsers: 0, webhookUsers: 0, movementsOfWebhookUser: 0, streams: 0 };
const INSTANCE = MONTH_SECONDS * (0.000024 + 0.25 * 0.0000025);

test('without pushes, webhooks and streams, movements cost two reads for each user', () => {
  const { movements, pushes, webhooks, streams } = eventCost(1_000_000, none);
  expect(movements.total).toBeCloseTo(14 * 2 * 0.6, 10);
  for (const part of [pushes, webhooks, streams]) expect(part.total).toBe(0);
});

test('pushes cost the events of their users, and two tasks a movement', () => {
  const { pushes } = eventCost(1_000_000, { ...none, pushUsers: 0.1 });
  // 1.4 million movements: 5 reads, 6 writes, 3 deletions, and for each of two events 5 reads and 3 writes.
  expect(pushes.database).toBeCloseTo(1.4 * ((5 + 10) * 0.6 + (6 + 6) * 1.8 + 3 * 0.2), 8);
  expect(pushes.requests).toBeCloseTo(2.8 * (0.4 + 2 * 0.4), 10);
  const busy = 1 - Math.exp((-2.8e6 / MONTH_SECONDS) * 0.5);
  expect(pushes.computing).toBeCloseTo(busy * INSTANCE + ((1.4e6 * 2_000) / 1e9) * 0.12, 8);
});

test('webhooks cost a delivery for each event, whatever the number of other users', () => {
  const month = { ...none, webhookUsers: 0.01, movementsOfWebhookUser: 1_000 };
  const { webhooks } = eventCost(1_000_000, month);
  const reads = 10 * (2 + 5) + 20 * 9;
  const writes = 10 * 6 + 20 * 6;
  expect(webhooks.database).toBeCloseTo(reads * 0.6 + writes * 1.8 + (30 + 20) * 0.2, 8);
  // A hundred times as many need several instances, for their processor time.
  const many = eventCost(100_000_000, month).webhooks.computing;
  const busy = ((2e9 / MONTH_SECONDS) * 0.02) / 0.6;
  expect(many).toBeCloseTo(busy * INSTANCE + ((2e9 * 2_000) / 1e9) * 0.12, 4);
});

test('a single stream occupies an instance, and forty share one', () => {
  const computing = (streams: number) => eventCost(0, { ...none, streams }).streams.computing;
  const instance = MONTH_SECONDS * (0.000024 + 0.5 * 0.0000025);
  expect(computing(1)).toBeCloseTo(instance, 8);
  expect(computing(40)).toBeCloseTo(instance, 8);
  expect(computing(100)).toBeCloseTo(2.5 * instance, 8);
});

test('a million units cost their documents, and their share of busy instances', () => {
  expect(millionEvents('movement')).toMatchObject({ requests: 0, computing: 0, total: 1.2 });
  const { computing, database } = millionEvents('delivery');
  expect(database).toBeCloseTo(9 * 0.6 + 6 * 1.8 + 0.2, 10);
  expect(computing).toBeCloseTo((1e6 * 0.02 * INSTANCE) / 0.6 / MONTH_SECONDS + 0.24, 8);
  // 90 seconds of an instance.
  expect(millionEvents('streamHour').computing).toBeCloseTo(90e6 * (0.000024 + 0.5 * 0.0000025), 6);
});
