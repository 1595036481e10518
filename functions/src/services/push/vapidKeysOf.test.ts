import { expect, test } from 'vitest';
import webPush from 'web-push';
import { vapidKeysOf } from './vapidKeysOf.ts';

test('derives the public key', () => {
  const pair = webPush.generateVAPIDKeys();
  expect(vapidKeysOf(pair.privateKey)).toEqual(pair);
});

test.each(['', 'unused'])('has no keys without a private key: %j', (word) => {
  expect(vapidKeysOf(word)).toBeUndefined();
});
