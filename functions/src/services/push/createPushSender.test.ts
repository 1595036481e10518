import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import type { PushNotice } from '@everything-wallet/core/push/PushNotice';
import { logger } from 'firebase-functions/logger';
import { expect, test, vi } from 'vitest';
import webPush from 'web-push';
import { createPushSender } from './createPushSender.ts';
import type { PushRequest } from './postPush.ts';
import { PushServiceError } from './PushServiceError.ts';
import { vapidKeysOf, type VapidKeys } from './vapidKeysOf.ts';

const notice: PushNotice = {
  id: `evt_${'0123456789abcdef'.repeat(2)}`,
  ...{ kind: 'received', network: 'polygon-amoy', address: '0x9858EfFD232B4033E47d90003D41EC34EcaEda94' },
};
const vapid = newKeys();

function newKeys(): VapidKeys {
  const keys = vapidKeysOf(webPush.generateVAPIDKeys().privateKey);
  if (!keys) throw new Error('Not a key');
  return keys;
}

/** A browser with its keys. */
function createBrowser() {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  const secret = randomBytes(16);
  const keys = { p256dh: pair.getPublicKey('base64url'), auth: secret.toString('base64url') };
  const subscription = { endpoint: 'https://push.example.com/send/secret-path', keys };
  return { subscription, pair, secret };
}

/** Decrypts a body of one record (RFC 8188, RFC 8291 section 3.4). */
function decrypt(
  { body }: PushRequest,
  { pair, secret }: Omit<ReturnType<typeof createBrowser>, 'subscription'>,
) {
  const salt = body.subarray(0, 16);
  const senderKey = body.subarray(21, 21 + body.readUInt8(20));
  const sealed = body.subarray(21 + senderKey.length);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), senderKey]);
  const derive = (key: Buffer, from: Buffer, label: Buffer, size: number) =>
    Buffer.from(hkdfSync('sha256', key, from, label, size));
  const input = derive(pair.computeSecret(senderKey), secret, info, 32);
  const key = derive(input, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derive(input, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce);
  decipher.setAuthTag(sealed.subarray(-16));
  const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
  const end = padded.lastIndexOf(2);
  return padded.subarray(0, end).toString();
}

/** Sends a push to a service that answers with a status; returns the outcome and the request. */
async function send(status: number | undefined, browser = createBrowser()) {
  const post = vi.fn<(request: PushRequest) => Promise<number | undefined>>(() => Promise.resolve(status));
  const outcome = await createPushSender(vapid, post)(browser.subscription, notice);
  const request = post.mock.calls[0]?.[0];
  if (!request) throw new Error('Nothing was sent');
  return { outcome, request };
}

// RFC 8291 section 5: the decryption of these tests is that of the standard.
test('the published example decrypts', () => {
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(Buffer.from('q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94', 'base64url'));
  const body = Buffer.from(
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
    'base64url',
  );
  const request = { endpoint: '', headers: {}, body };
  const secret = Buffer.from('BTBZMqHH6r4Tts7J_aSIgg', 'base64url');
  expect(decrypt(request, { pair, secret })).toBe('When I grow up, I want to be a watermelon');
});

test('encrypts the notice for the browser alone, without amounts', async () => {
  const browser = createBrowser();
  const { outcome, request } = await send(201, browser);
  expect(outcome).toBe('sent');
  expect(JSON.parse(decrypt(request, browser))).toEqual(notice);
  expect(request.body.toString('latin1')).not.toContain('polygon');
  expect(request.headers).toMatchObject({
    ...{ 'Content-Encoding': 'aes128gcm', TTL: 86_400, Urgency: 'normal' },
    Topic: '0123456789abcdef'.repeat(2),
  });
});

test('signs for the push service with the VAPID key', async () => {
  const { request } = await send(201);
  const [, token = '', key = ''] =
    /^vapid t=(\S+), k=(\S+)$/.exec(String(request.headers['Authorization'])) ?? [];
  expect(key).toBe(vapid.publicKey);
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const jwk = {
    ...{ kty: 'EC', crv: 'P-256', x: point.subarray(1, 33).toString('base64url') },
    y: point.subarray(33).toString('base64url'),
  };
  const signer = { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' } as const;
  expect(
    verify('sha256', Buffer.from(`${head}.${claims}`), signer, Buffer.from(signature, 'base64url')),
  ).toBe(true);
  const { aud, exp, sub } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as Record<
    string,
    unknown
  >;
  expect(aud).toBe('https://push.example.com');
  expect(sub).toMatch(/^mailto:/);
  expect(Number(exp) * 1_000 - Date.now()).toBeLessThanOrEqual(24 * 60 * 60_000);
});

test.each([
  [404, 'gone'],
  [410, 'gone'],
  [undefined, 'gone'],
  [403, 'refused'],
  [413, 'refused'],
])('status %s is %s', async (status, expected) => {
  const logged = vi.spyOn(logger, 'warn').mockReturnValue();
  expect((await send(status)).outcome).toBe(expected);
  expect(JSON.stringify(logged.mock.calls)).not.toContain('secret-path');
});

test.each([429, 500, 503])('status %s is worth another attempt', async (status) => {
  await expect(send(status)).rejects.toThrow(PushServiceError);
});
