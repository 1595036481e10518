// @vitest-environment node
import { FirebaseError } from 'firebase/app';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { firebaseServices, type FirebaseServices } from './firebaseServices.ts';
import { listenConnected } from './listenConnected.ts';

vi.mock('./firebaseServices.ts', () => ({ firebaseServices: vi.fn() }));

const refusal = new FirebaseError('permission-denied', 'Missing or insufficient permissions.');

/** Firebase's current user. */
let auth: { currentUser: { uid: string } | null };
beforeEach(() => {
  auth = { currentUser: { uid: 'alice' } };
  vi.mocked(firebaseServices).mockResolvedValue({ auth, firestore: {} } as unknown as FirebaseServices);
});

/** Subscribes as the current user, and returns how the database ends that. */
async function listen() {
  const onError = vi.fn();
  let fail: ((error: Error) => void) | undefined;
  listenConnected<never>((_firestore, _onData, onFailure) => {
    fail = onFailure;
    return () => undefined;
  })(() => undefined, onError);
  await vi.waitFor(() => expect(fail).toBeDefined());
  return { onError, fail: (error: Error) => fail?.(error) };
}

// Regression: a tab whose session ended in another one sometimes reported that the profile could not be
// loaded.
describe('a refusal because the session has ended is no failure', () => {
  test.each([
    ['nobody is signed in any more', null],
    ['somebody else is', { uid: 'bob' }],
  ])('where %s', async (_, next) => {
    const { onError, fail } = await listen();
    auth.currentUser = next;
    fail(refusal);
    expect(onError).not.toHaveBeenCalled();
  });
});

test('a refusal of a user who is still signed in is a failure', async () => {
  const { onError, fail } = await listen();
  fail(refusal);
  expect(onError.mock.calls).toEqual([[refusal]]);
});

test('a refusal of a user who was never signed in is a failure', async () => {
  auth.currentUser = null;
  const { onError, fail } = await listen();
  fail(refusal);
  expect(onError.mock.calls).toEqual([[refusal]]);
});

test('another failure is one, also once the session has ended', async () => {
  const { onError, fail } = await listen();
  auth.currentUser = null;
  const broken = new FirebaseError('unavailable', 'The connection is lost.');
  fail(broken);
  expect(onError.mock.calls).toEqual([[broken]]);
});
