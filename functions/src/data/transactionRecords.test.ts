import { expect, test, vi } from 'vitest';
import { transactionRecords } from './transactionRecords.ts';

const { update, written } = vi.hoisted(() => ({ update: vi.fn(), written: vi.fn() }));
vi.mock('./firestore.ts', () => ({
  firestore: () => Promise.resolve({ FieldValue: { arrayRemove: (name: string) => ({ without: name }) } }),
}));
vi.mock('./transferCollections.ts', () => {
  const record = { user_id: 'user', network: 'farcoin', status: 'pending', from_address: '0x1', nonce: 3 };
  const state = { user_id: 'user', attempts: ['attempt'], counts_all: true };
  const snapshot = (data: Record<string, unknown>) => ({
    exists: true,
    data: () => data,
    get: (field: string) => data[field],
  });
  const collection = (data: Record<string, unknown>) => ({
    doc: () => ({ data, get: () => Promise.resolve(snapshot(data)) }),
  });
  const transaction = {
    get: ({ data }: { data: Record<string, unknown> }) => Promise.resolve(snapshot(data)),
    getAll: (...documents: { data: Record<string, unknown> }[]) =>
      Promise.resolve(documents.map(({ data }) => snapshot(data))),
    update,
    set: written,
    delete: written,
  };
  const db = { runTransaction: (work: (given: typeof transaction) => unknown) => work(transaction) };
  return {
    transferCollections: () =>
      Promise.resolve({
        db,
        transactions: collection(record),
        openTransfers: collection(state),
        sentNonces: collection({}),
      }),
  };
});

// Regression: both threw a TypeError.
test('a record of a network that is not known here stays as it is, with its nonce', async () => {
  await transactionRecords.settle('one', { status: 'completed', facts: { is_final: true } });
  expect(update).not.toHaveBeenCalled();
  expect(await transactionRecords.discard('one', 'attempt')).toBe(false);
  expect(update.mock.calls).toEqual([[expect.anything(), { attempts: { without: 'attempt' } }]]);
  expect(written).not.toHaveBeenCalled();
});
