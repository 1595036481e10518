import { createHmac } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { keyedDigest } from './keyedDigest.ts';
import type { PhraseStore } from './PhraseStore.ts';
import { storePhraseHash } from './storePhraseHash.ts';
import { verifyPhraseHash } from './verifyPhraseHash.ts';

const pepper = '0123456789abcdef0123456789abcdef';
const right = 'a'.repeat(64);
const wrong = 'b'.repeat(64);
const MINUTE = 60_000;

let store: PhraseStore;
let isVerified: boolean;
let stored: Map<string, string>;

beforeEach(() => {
  isVerified = false;
  stored = new Map();
  const windows = new Map<string, { count: number; startedAt: number }>();
  store = {
    phraseHashes: {
      find: (userId) => Promise.resolve(stored.get(userId)),
      replace: (userId, before, after) => {
        if (stored.get(userId) === before) stored.set(userId, after);
        return Promise.resolve();
      },
      storeUnlessVerified: (userId, keyed) => {
        if (!isVerified) stored.set(userId, keyed);
        return Promise.resolve(!isVerified);
      },
    },
    attempts: {
      take: (userId, { action, attempts, windowMs }, now) => {
        const key = `${userId}_${action}`;
        const window = windows.get(key) ?? { count: 0, startedAt: now };
        if (window.count >= attempts) return Promise.resolve(window.startedAt + windowMs - now);
        windows.set(key, { ...window, count: window.count + 1 });
        return Promise.resolve(0);
      },
      reset: (userId, { action }) => {
        windows.delete(`${userId}_${action}`);
        return Promise.resolve();
      },
    },
  };
});

describe('storePhraseHash', () => {
  it('stores no digest as it came', async () => {
    await storePhraseHash(store, pepper, 'user', right);
    expect(stored.get('user')).toMatch(/^[0-9a-f]{16}:[0-9a-f]{64}$/);
    expect(stored.get('user')).not.toBe(right);
  });

  it('is refused once the profile is verified', async () => {
    isVerified = true;
    await expect(storePhraseHash(store, pepper, 'user', right)).rejects.toMatchObject({
      code: 'failed-precondition',
      message: 'Your recovery phrase is already set and cannot be replaced.',
    });
  });
});

describe('verifyPhraseHash', () => {
  it('knows the right digest from a wrong one, and one user from another', async () => {
    await storePhraseHash(store, pepper, 'user', right);
    expect(await verifyPhraseHash(store, pepper, 'user', right)).toBe(true);
    expect(await verifyPhraseHash(store, pepper, 'user', wrong)).toBe(false);
    expect(await verifyPhraseHash(store, pepper, 'other', right)).toBe(false);
  });

  it('stores a matched digest of an earlier pepper again with the current one', async () => {
    const legacy = createHmac('sha256', pepper).update(`user:${right}`).digest('hex');
    stored.set('user', legacy);
    expect(await verifyPhraseHash(store, pepper, 'user', wrong)).toBe(false);
    expect(stored.get('user')).toBe(legacy);
    expect(await verifyPhraseHash(store, pepper, 'user', right)).toBe(true);
    expect(stored.get('user')).toBe(keyedDigest(pepper, 'user', right));

    const next = 'fedcba9876543210fedcba9876543210';
    expect(await verifyPhraseHash(store, `${next},${pepper}`, 'user', right)).toBe(true);
    expect(stored.get('user')).toBe(keyedDigest(next, 'user', right));
    expect(await verifyPhraseHash(store, next, 'user', right)).toBe(true);
  });

  it('knows the phrase even if its digest cannot be stored again', async () => {
    stored.set('user', createHmac('sha256', pepper).update(`user:${right}`).digest('hex'));
    store = {
      ...store,
      phraseHashes: { ...store.phraseHashes, replace: () => Promise.reject(new Error('14 UNAVAILABLE')) },
    };
    expect(await verifyPhraseHash(store, pepper, 'user', right)).toBe(true);
  });

  it('stops after ten wrong ones and returns when to try again', async () => {
    await storePhraseHash(store, pepper, 'user', right);
    for (let i = 0; i < 10; i += 1) await verifyPhraseHash(store, pepper, 'user', wrong, 0);
    await expect(verifyPhraseHash(store, pepper, 'user', right, MINUTE)).rejects.toMatchObject({
      code: 'resource-exhausted',
      message: 'Too many attempts. Try again in 14 minutes.',
    });
    await expect(verifyPhraseHash(store, pepper, 'user', right, 14 * MINUTE + 1)).rejects.toMatchObject({
      message: 'Too many attempts. Try again in 60 seconds.',
    });
  });

  it('resets the count after the right one', async () => {
    await storePhraseHash(store, pepper, 'user', right);
    for (let i = 0; i < 9; i += 1) await verifyPhraseHash(store, pepper, 'user', wrong);
    expect(await verifyPhraseHash(store, pepper, 'user', right)).toBe(true);
    for (let i = 0; i < 10; i += 1) expect(await verifyPhraseHash(store, pepper, 'user', wrong)).toBe(false);
  });
});
