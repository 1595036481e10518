import { createHmac } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest';
import { checkSignature } from './checkSignature.ts';
import { verifyWebhook } from './verifyWebhook.ts';
import { WebhookVerificationError } from './WebhookVerificationError.ts';

/** The published example of Standard Webhooks. */
const vector = {
  secret: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
  body: '{"test": 2432232314}',
  headers: {
    'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    'webhook-timestamp': '1614265330',
    'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  },
};
const other = `whsec_${Buffer.alloc(24, 1).toString('base64')}`;
const event = { id: 'evt_1', type: 'transfer.coin', data: {} };
const body = JSON.stringify(event);

const sign = (text: string, secret = vector.secret, id = 'evt_1', timestamp = '1614265330') =>
  `v1,${createHmac('sha256', Buffer.from(secret.slice(6), 'base64'))
    .update(`${id}.${timestamp}.${text}`)
    .digest('base64')}`;

const headersOf = (signature = sign(body), timestamp = '1614265330') => ({
  'webhook-id': 'evt_1',
  'webhook-timestamp': timestamp,
  'webhook-signature': signature,
});

beforeEach(() => {
  vi.useFakeTimers({ now: 1_614_265_330_000 });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the published example', () => {
  const bytes = new TextEncoder().encode(vector.body);

  it('has the signature that is computed here', () => {
    const { 'webhook-id': id, 'webhook-timestamp': timestamp } = vector.headers;
    expect(sign(vector.body, vector.secret, id, timestamp)).toBe(vector.headers['webhook-signature']);
  });

  it('is valid', async () => {
    await expect(checkSignature(bytes, vector.headers, [vector.secret])).resolves.toBeUndefined();
  });

  it('is invalid with another body', async () => {
    const changed = new TextEncoder().encode('{"test": 2432232315}');
    await expect(checkSignature(changed, vector.headers, [vector.secret])).rejects.toThrow(
      WebhookVerificationError,
    );
  });
});

describe('a webhook', () => {
  test.each([
    ['headers of fetch', new Headers(headersOf()), vector.secret],
    [
      'headers of Node in any case',
      { 'Webhook-Id': 'evt_1', 'WEBHOOK-TIMESTAMP': '1614265330', 'webhook-signature': sign(body) },
      vector.secret,
    ],
    ['several signatures', headersOf(`v2,abc v1,AAAA ${sign(body)}`), vector.secret],
    ['several secrets', headersOf(), [other, vector.secret]],
  ])('is returned with %s', async (_name, headers, secret) => {
    expect(await verifyWebhook(body, headers, secret)).toEqual(event);
    expect(await verifyWebhook(new TextEncoder().encode(body), headers, secret)).toEqual(event);
  });

  test.each([
    ['another secret', headersOf(), other],
    ['no secret', headersOf(), []],
    [
      'a timestamp of 301 seconds before',
      headersOf(sign(body, vector.secret, 'evt_1', '1614265029'), '1614265029'),
      vector.secret,
    ],
    [
      'a timestamp of 301 seconds after',
      headersOf(sign(body, vector.secret, 'evt_1', '1614265631'), '1614265631'),
      vector.secret,
    ],
    ['a timestamp that is no number', headersOf(sign(body), 'now'), vector.secret],
    ['another version', headersOf(sign(body).replace('v1', 'v2')), vector.secret],
    ['no base64', headersOf('v1,*'), vector.secret],
    ['an empty signature', headersOf('v1,'), vector.secret],
    ['no headers', {}, vector.secret],
  ])('is refused with %s', async (_name, headers, secret) => {
    await expect(verifyWebhook(body, headers, secret)).rejects.toThrow(WebhookVerificationError);
  });

  it('is accepted at the limits of the time', async () => {
    for (const timestamp of ['1614265030', '1614265630']) {
      const headers = headersOf(sign(body, vector.secret, 'evt_1', timestamp), timestamp);
      expect(await verifyWebhook(body, headers, vector.secret)).toEqual(event);
    }
  });

  test.each(['[]', '{}', 'text'])('is refused with the signed body %s', async (text) => {
    await expect(verifyWebhook(text, headersOf(sign(text)), vector.secret)).rejects.toThrow(
      'The body is not an event',
    );
  });
});

test.each(['', 'MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', 'whsec_', 'whsec_*'])(
  'the secret %j is malformed',
  async (secret) => {
    const error: unknown = await verifyWebhook(body, headersOf(), secret).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(TypeError);
  },
);
