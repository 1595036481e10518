import { Webhook as Verifier } from 'standardwebhooks';
import { expect, it } from 'vitest';
import { createWebhookSecret } from './createWebhookSecret.ts';
import { eventBody } from './eventBody.ts';
import type { GuardedPost } from './postGuarded.ts';
import { sendEvent } from './sendEvent.ts';
import { testEventFor } from './testEventFor.ts';
import { MemoryWebhooks } from '../../testing/MemoryWebhooks.ts';

const NOW = Date.now();
const webhook = new MemoryWebhooks().addWebhook();
const event = testEventFor(webhook, NOW);

async function sent(secret: string, previous: { secret: string; validUntil: number } | null) {
  const posts: GuardedPost[] = [];
  const post = (_url: URL, one: GuardedPost) => {
    posts.push(one);
    return Promise.resolve(200);
  };
  await sendEvent({ url: webhook.url, secret, previousSecret: previous }, event, { post, now: () => NOW });
  const [only] = posts;
  if (!only) throw new Error('Nothing was sent');
  return only;
}

it('is verified by an independent implementation of Standard Webhooks', async () => {
  const secret = createWebhookSecret();
  const { body, headers } = await sent(secret, null);
  expect(new Verifier(secret).verify(body, headers)).toEqual(JSON.parse(JSON.stringify(event)));
  expect(headers).toMatchObject({ 'webhook-id': event.id, 'content-type': 'application/json' });
  expect(() => new Verifier(createWebhookSecret()).verify(body, headers)).toThrow();
  expect(() => new Verifier(secret).verify(`${String(body)} `, headers)).toThrow();
});

it('is verified by both secrets during a rotation, and by the new one alone after it', async () => {
  const [before, after] = [createWebhookSecret(), createWebhookSecret()];
  const during = await sent(after, { secret: before, validUntil: NOW + 1 });
  for (const secret of [before, after]) new Verifier(secret).verify(during.body, during.headers);
  const later = await sent(after, { secret: before, validUntil: NOW });
  new Verifier(after).verify(later.body, later.headers);
  expect(() => new Verifier(before).verify(later.body, later.headers)).toThrow();
});

it('has the same bytes in whichever order the store returns the fields', () => {
  const { data, ...rest } = event;
  const reversed = Object.fromEntries(Object.entries(data).toReversed()) as typeof data;
  expect(eventBody({ data: reversed, ...rest })).toBe(eventBody(event));
});

it('throws a failure of our own', async () => {
  const post = () => Promise.reject(new TypeError('ours'));
  await expect(sendEvent(webhook, event, { post, now: () => NOW })).rejects.toThrow(TypeError);
});
