// @vitest-environment node
import { hashMnemonic } from '@everything-wallet/core/accounts/hashMnemonic';
import { afterEach, expect, test, vi } from 'vitest';
import { fakeServer } from '../../../lib/firebase/testing/fakeServer.ts';
import { verifyRecoveryPhrase } from './verifyRecoveryPhrase.ts';

vi.mock('firebase/functions', () => ({
  httpsCallable: (...call: Parameters<typeof fakeServer.httpsCallable>) => fakeServer.httpsCallable(...call),
}));
vi.mock('../../../lib/firebase/firebaseServices.ts', () => ({
  firebaseServices: () => Promise.resolve({ auth: {}, functions: {} }),
}));
afterEach(fakeServer.reset);

const JUNK = `${'test '.repeat(11)}junk`;

test('sends the digest of a phrase, however it is typed', async () => {
  fakeServer.answer('verifyRecoveryPhrase', () => true);
  expect(await verifyRecoveryPhrase(`  ${JUNK.toUpperCase()} `)).toBe(true);
  expect(fakeServer.asked('verifyRecoveryPhrase')).toEqual([{ phrase_to_verify: await hashMnemonic(JUNK) }]);
});

// Regression: a device password typed there was sent as a digest, open to guessing.
test.each(['staple battery horse', 'hunter2hunter2', 'test '.repeat(12), `${'test '.repeat(11)}jumk`])(
  'sends nothing for an invalid phrase: %s',
  async (typed) => {
    expect(await verifyRecoveryPhrase(typed)).toBe(false);
    expect(fakeServer.askedNames()).toEqual([]);
  },
);
