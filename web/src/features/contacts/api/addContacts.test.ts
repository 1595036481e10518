// @vitest-environment node
import { runTransaction } from 'firebase/firestore';
import { beforeEach, expect, test, vi } from 'vitest';
import { addContacts } from './addContacts.ts';

/** Ids on the server, with the number of their writes. */
const stored = new Map<string, number>();

vi.mock('firebase/firestore', async (original) => ({
  ...(await original<object>()),
  doc: (_firestore: unknown, _collection: string, id: string) => id,
  runTransaction: vi.fn(),
}));
vi.mock('../../../lib/firebase/firebaseServices.ts', () => ({
  firebaseServices: () => Promise.resolve({ auth: {}, firestore: {} }),
}));

const commit = async (_firestore: unknown, work: (transaction: object) => Promise<unknown>) =>
  work({
    get: (id: string) => Promise.resolve({ exists: () => stored.has(id) }),
    set: (id: string) => stored.set(id, (stored.get(id) ?? 0) + 1),
  });
const entries = Array.from({ length: 95 }, (_, index) => ({
  id: `alice_${index}`,
  fields: { name: `${index}`, address: '0x', network: 'ethereum', notes: '' } as const,
}));

beforeEach(() => {
  stored.clear();
  vi.mocked(runTransaction)
    .mockReset()
    .mockImplementation(commit as never);
});

test('writes all contacts, ten a commit, and reports each commit', async () => {
  const added: string[] = [];
  await addContacts('alice', entries, (ids) => added.push(...ids));
  expect(stored.size).toBe(95);
  expect(new Set(added).size).toBe(95);
  expect(runTransaction).toHaveBeenCalledTimes(10);
});

test('starts no commit after a failure; a retry writes no contact twice, although a response was lost', async () => {
  let count = 0;
  vi.mocked(runTransaction).mockImplementation((async (...args: Parameters<typeof commit>) => {
    const turn = (count += 1);
    await commit(...args);
    // Written, but the response is lost.
    if (turn === 2) throw new Error('unavailable');
  }) as never);
  const added: string[] = [];
  await expect(addContacts('alice', entries, (ids) => added.push(...ids))).rejects.toThrow('unavailable');
  expect(added.length).toBeLessThan(entries.length);
  expect(stored.size).toBeLessThan(entries.length);
  vi.mocked(runTransaction).mockImplementation(commit as never);
  await addContacts(
    'alice',
    entries.filter(({ id }) => !added.includes(id)),
    vi.fn(),
  );
  expect([...stored.values()]).toEqual(entries.map(() => 1));
});
