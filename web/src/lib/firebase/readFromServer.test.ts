import { runTransaction, type DocumentReference, type Transaction } from 'firebase/firestore';
import { expect, test, vi } from 'vitest';
import { readFromServer } from './readFromServer.ts';

vi.mock('firebase/firestore', () => ({ runTransaction: vi.fn() }));

const reference = { firestore: 'the database' } as unknown as DocumentReference;

/** Runs the transaction on a fake server; counts the documents that would be committed. */
function serverAnswers(get: Transaction['get']) {
  const commits = vi.fn();
  vi.mocked(runTransaction).mockImplementation(async (_firestore, run) => {
    const result = await run({ get } as Transaction);
    commits();
    return result;
  });
  return commits;
}

test("returns the server's document, and commits nothing", async () => {
  const get = vi.fn().mockResolvedValue('the snapshot');
  const commits = serverAnswers(get);
  await expect(readFromServer(reference)).resolves.toBe('the snapshot');
  expect(get).toHaveBeenCalledExactlyOnceWith(reference);
  expect(vi.mocked(runTransaction).mock.lastCall?.[0]).toBe('the database');
  expect(commits).not.toHaveBeenCalled();
});

test('fails as the server does', async () => {
  const unreachable = new Error('unavailable');
  serverAnswers(() => Promise.reject(unreachable));
  await expect(readFromServer(reference)).rejects.toBe(unreachable);
});
