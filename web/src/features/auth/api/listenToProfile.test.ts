// @vitest-environment node
import { setDoc } from 'firebase/firestore';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeListeners } from '../../../lib/firebase/testing/fakeListeners.ts';
import { listenToProfile } from './listenToProfile.ts';

vi.mock('firebase/firestore', () => ({
  doc: (_firestore: unknown, ...path: string[]) => path.join('/'),
  setDoc: vi.fn(),
  onSnapshot: (...listen: Parameters<typeof fakeListeners.onSnapshot>) => fakeListeners.onSnapshot(...listen),
}));
vi.mock('../../../lib/firebase/firebaseServices.ts', () => ({
  firebaseServices: () => Promise.resolve({ auth: {}, firestore: {} }),
}));
beforeEach(() => void vi.mocked(setDoc).mockReset().mockResolvedValue(undefined));
afterEach(fakeListeners.reset);

const UNVERIFIED = { id: 'alice', verified: false, primary_wallet_address_id: null };

function profile(data: object | undefined, { fromCache = false } = {}) {
  return { exists: () => data !== undefined, data: () => data, metadata: { fromCache } };
}

async function listen() {
  const callbacks = { onData: vi.fn(), onError: vi.fn(), onCreateFailed: vi.fn(), onDeleted: vi.fn() };
  listenToProfile(
    'alice',
    callbacks.onCreateFailed,
    callbacks.onDeleted,
  )(callbacks.onData, callbacks.onError);
  await vi.waitFor(() => expect(fakeListeners.targets()).toEqual(['profiles/alice']));
  return callbacks;
}

test('passes on the profile', async () => {
  const { onData } = await listen();
  fakeListeners.hear(profile({ id: 'alice', verified: true, primary_wallet_address_id: 'alice_0x1' }));
  expect(onData.mock.calls).toEqual([
    [{ id: 'alice', verified: true, primary_wallet_address_id: 'alice_0x1' }],
  ]);
  expect(setDoc).not.toHaveBeenCalled();
});

test('reports a malformed profile as an error, not as an unverified user', async () => {
  const { onData, onError } = await listen();
  fakeListeners.hear(profile({ id: 'alice', verified: 'yes' }));
  expect(onData).not.toHaveBeenCalled();
  expect(onError).toHaveBeenCalledOnce();
});

test('a profile that disappears was deleted with its account: it is not created again, nor unverified', async () => {
  const { onData, onDeleted } = await listen();
  fakeListeners.hear(profile({ id: 'alice', verified: true, primary_wallet_address_id: 'alice_0x1' }));
  expect(onDeleted).not.toHaveBeenCalled();
  fakeListeners.hear(profile(undefined));
  expect(onDeleted).toHaveBeenCalled();
  expect(onData).toHaveBeenCalledOnce();
  expect(setDoc).not.toHaveBeenCalled();
});

describe('a missing profile', () => {
  test('is created unverified', async () => {
    const { onData } = await listen();
    fakeListeners.hear(profile(undefined));
    expect(onData.mock.calls).toEqual([[UNVERIFIED]]);
    await vi.waitFor(() =>
      expect(setDoc).toHaveBeenCalledExactlyOnceWith('profiles/alice', { id: 'alice', verified: false }),
    );
  });

  test('that could not be created is reported, and the user is unverified', async () => {
    const refusal = new Error('permission-denied');
    vi.mocked(setDoc).mockRejectedValue(refusal);
    const { onData, onError, onCreateFailed } = await listen();
    fakeListeners.hear(profile(undefined));
    await vi.waitFor(() => expect(onCreateFailed).toHaveBeenCalledExactlyOnceWith(refusal));
    expect(onData.mock.calls).toEqual([[UNVERIFIED]]);
    expect(onError).not.toHaveBeenCalled();
  });

  test('that is missing only in the cache is not created: it may be verified on the server', async () => {
    const { onData } = await listen();
    fakeListeners.hear(profile(undefined, { fromCache: true }));
    expect(onData).not.toHaveBeenCalled();
    expect(setDoc).not.toHaveBeenCalled();
  });

  // Regression: a new user who began offline waited forever once the connection was back.
  test('is created once the server confirms that it is missing', async () => {
    const { onData } = await listen();
    fakeListeners.hear(profile(undefined, { fromCache: true }));
    fakeListeners.hearMetadataChange(profile(undefined));
    expect(onData.mock.calls).toEqual([[UNVERIFIED]]);
    await vi.waitFor(() => expect(setDoc).toHaveBeenCalledOnce());
  });
});
