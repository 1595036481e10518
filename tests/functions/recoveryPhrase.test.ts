import { storeRecoveryPhraseHash } from '@everything-wallet/core/callables/storeRecoveryPhraseHash';
import { verifyRecoveryPhrase } from '@everything-wallet/core/callables/verifyRecoveryPhrase';
import { describe, expect, it } from 'vitest';
import { readDocument, writeDocument } from './support/documents.ts';
import { TestUser } from './support/TestUser.ts';

const right = 'a'.repeat(64);
const wrong = 'b'.repeat(64);

describe('storeRecoveryPhraseHash', () => {
  it('stores neither the digest nor the same thing for two users', async () => {
    const users = [await TestUser.signUp(), await TestUser.signUp()];
    const stored = new Set<unknown>();
    for (const user of users) {
      expect(await user.call(storeRecoveryPhraseHash, { phrase_hash: right })).toBeNull();
      stored.add((await readDocument(`phrase_hashes/${user.uid}`))?.['keyed_digest']);
    }
    expect(stored.size).toBe(2);
    expect(stored).not.toContain(right);
  });

  it('stores the last one before setup is finished, and none after', async () => {
    const user = await TestUser.signUp();
    await user.call(storeRecoveryPhraseHash, { phrase_hash: wrong });
    await user.call(storeRecoveryPhraseHash, { phrase_hash: right });
    await writeDocument(`profiles/${user.uid}`, {
      id: user.uid,
      verified: true,
      primary_wallet_address_id: null,
    });
    expect(await user.refusal(storeRecoveryPhraseHash, { phrase_hash: wrong })).toEqual({
      status: 'FAILED_PRECONDITION',
      message: 'Your recovery phrase is already set and cannot be replaced.',
    });
    expect(await user.call(verifyRecoveryPhrase, { phrase_to_verify: right })).toBe(true);
  });
});

describe('verifyRecoveryPhrase', () => {
  it('is false when nothing is stored', async () => {
    const user = await TestUser.signUp();
    expect(await user.call(verifyRecoveryPhrase, { phrase_to_verify: right })).toBe(false);
  });

  it('refuses the eleventh attempt in a quarter of an hour, even the right one', async () => {
    const user = await TestUser.signUp();
    await user.call(storeRecoveryPhraseHash, { phrase_hash: right });
    for (let attempt = 0; attempt < 10; attempt += 1) {
      expect(await user.call(verifyRecoveryPhrase, { phrase_to_verify: wrong })).toBe(false);
    }
    expect(await user.refusal(verifyRecoveryPhrase, { phrase_to_verify: right })).toEqual({
      status: 'RESOURCE_EXHAUSTED',
      message: 'Too many attempts. Try again in 15 minutes.',
    });
    const other = await TestUser.signUp();
    expect(await other.call(verifyRecoveryPhrase, { phrase_to_verify: wrong })).toBe(false);
  });

  it('counts parallel attempts', async () => {
    const user = await TestUser.signUp();
    const guess = () => user.call(verifyRecoveryPhrase, { phrase_to_verify: wrong });
    for (let attempt = 0; attempt < 8; attempt += 1) await guess();
    const atOnce = await Promise.allSettled(Array.from({ length: 5 }, guess));
    expect(atOnce.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
  });

  it('resets the count after the right one', async () => {
    const user = await TestUser.signUp();
    await user.call(storeRecoveryPhraseHash, { phrase_hash: right });
    for (let attempt = 0; attempt < 9; attempt += 1) {
      await user.call(verifyRecoveryPhrase, { phrase_to_verify: wrong });
    }
    expect(await user.call(verifyRecoveryPhrase, { phrase_to_verify: right })).toBe(true);
    expect(await user.call(verifyRecoveryPhrase, { phrase_to_verify: wrong })).toBe(false);
    expect(await user.call(verifyRecoveryPhrase, { phrase_to_verify: right })).toBe(true);
  });
});
