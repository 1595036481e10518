import { Timestamp, type QueryDocumentSnapshot } from 'firebase/firestore';
import { expect, test, vi } from 'vitest';
import { listenToQuery } from '../../../lib/firebase/listenToQuery.ts';
import { listenToOldestKey } from './listenToOldestKey.ts';

vi.mock('../../../lib/firebase/listenToQuery.ts', () => ({ listenToQuery: vi.fn() }));

const DAY = 86_400_000;
const NOW = Date.UTC(2026, 10, 22);
const ago = (days: number) => new Date(NOW - days * DAY);

/** An account document as Firestore returns it. */
function account(days: number | undefined, fields: object = {}): QueryDocumentSnapshot {
  const data = {
    user_id: 'alice',
    address: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
    is_primary: false,
    created_at: days === undefined ? null : Timestamp.fromDate(ago(days)),
    ...fields,
  };
  return {
    data: () => data,
    get: (name: keyof typeof data) => data[name],
  } as unknown as QueryDocumentSnapshot;
}

/** Returns the first value that the listener receives for these accounts, oldest first. */
function firstValue(accounts: readonly QueryDocumentSnapshot[]) {
  vi.mocked(listenToQuery).mockImplementation((_, read) => (onData) => {
    onData(accounts.map(read));
    return () => undefined;
  });
  const onData = vi.fn();
  listenToOldestKey('alice')(onData, () => expect.fail('nothing was lost'));
  expect(onData).toHaveBeenCalledOnce();
  return onData.mock.calls[0]?.[0] as unknown;
}

const watched = { watch_only: true, derivation_index: null };

// Regression: the date was the primary account's, so the age started again whenever another account became primary.
test.each<[string, readonly QueryDocumentSnapshot[], unknown]>([
  ['whichever is primary', [account(300), account(2, { is_primary: true })], { madeAt: ago(300) }],
  ['not one that is watched', [account(300, watched), account(20), account(2)], { madeAt: ago(20) }],
  [
    'also where the primary one is watched',
    [account(9), account(2, { ...watched, is_primary: true })],
    { madeAt: ago(9) },
  ],
  ['with a date that is still to come', [account(undefined)], { madeAt: undefined }],
  ['none where all are watched', [account(300, watched)], undefined],
  ['none', [], undefined],
])('reports the oldest account with a key, %s', (_, accounts, oldest) => {
  expect(firstValue(accounts)).toEqual(oldest);
});
