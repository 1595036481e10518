// @vitest-environment node
import { getDocsFromServer, type Query, type QueryDocumentSnapshot } from 'firebase/firestore';
import { beforeEach, expect, test, vi } from 'vitest';
import { readWhole } from './readWhole.ts';

vi.mock('firebase/firestore', async (original) => ({
  ...(await original<object>()),
  getDocsFromServer: vi.fn(),
  query: (...parts: string[]) => parts,
  startAfter: ({ id }: { id: string }) => `after ${id}`,
  limit: (count: number) => `limit ${count}`,
}));
vi.mock('./firebaseServices.ts', () => ({
  firebaseServices: () => Promise.resolve({ auth: {}, firestore: {} }),
}));

const requested = () =>
  vi.mocked(getDocsFromServer).mock.calls.map(([query]) => query as unknown as string[]);
const documents = (from: number, count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: `${from + index}` }));
const answer = (...pages: { id: string }[][]) => {
  for (const docs of pages) vi.mocked(getDocsFromServer).mockResolvedValueOnce({ docs } as never);
};
const read = ({ id }: QueryDocumentSnapshot) => {
  if (id === '7') throw new TypeError('Not readable');
  return id;
};
const readAll = () => readWhole(() => 'history' as unknown as Query, read);

beforeEach(() => void vi.mocked(getDocsFromServer).mockReset());

test('every page is read, each behind the one before it', async () => {
  answer(documents(1000, 500), documents(1500, 500), documents(2000, 3));
  const all = await readAll();
  expect(all).toHaveLength(1003);
  expect(all.at(-1)).toBe('2002');
  expect(requested()).toEqual([
    ['history', 'limit 500'],
    ['history', 'after 1499', 'limit 500'],
    ['history', 'after 1999', 'limit 500'],
  ]);
});

test('a page that is full is not taken for the last one', async () => {
  answer(documents(1000, 500), []);
  expect(await readAll()).toHaveLength(500);
});

test('a later page that fails fails everything', async () => {
  answer(documents(1000, 500));
  vi.mocked(getDocsFromServer).mockRejectedValueOnce(new Error('unavailable'));
  await expect(readAll()).rejects.toThrow('unavailable');
});

test('an unreadable record fails everything, with the number of such records', async () => {
  answer(documents(1000, 500), documents(6, 3));
  await expect(readAll()).rejects.toMatchObject({ name: 'UnreadableRecordsError', count: 1 });
});
