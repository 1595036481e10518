// @vitest-environment node
import type { Query, QuerySnapshot } from 'firebase/firestore';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { listenToPages } from './listenToPages.ts';
import { PAGE_SIZE } from './pageSize.ts';
import { fakeListeners } from './testing/fakeListeners.ts';

vi.mock('firebase/firestore', () => ({
  onSnapshot: (...listen: Parameters<typeof fakeListeners.onSnapshot>) => fakeListeners.onSnapshot(...listen),
  query: (whole: string, ...constraints: readonly string[]) => [whole, ...constraints].join(' '),
  queryEqual: (one: string, other: string) => one === other,
  startAfter: ({ id }: { readonly id: number }) => `after ${id}`,
  limit: (count: number) => `limit ${count}`,
}));
afterEach(fakeListeners.reset);

const FIRST = `all limit ${PAGE_SIZE}`;
const after = (id: number) => `all after ${id} limit ${PAGE_SIZE}`;
const page = (from: number, count: number) => ({
  docs: Array.from({ length: count }, (_, index) => ({ id: from + index })),
});

let reported: number[][];
let stop: () => void;
const onError = vi.fn();
beforeEach(() => {
  reported = [];
  const onPages = (pages: readonly QuerySnapshot[]) => {
    reported.push(pages.flatMap(({ docs }) => docs.map(({ id }) => Number(id))));
  };
  stop = listenToPages('all' as unknown as Query, onPages, onError);
});
const numbers = (from: number, count: number) => page(from, count).docs.map(({ id }) => id);

test('requests one page where that is all', () => {
  fakeListeners.hear(page(0, PAGE_SIZE - 1));
  expect(fakeListeners.targets()).toEqual([FIRST]);
  expect(reported).toEqual([numbers(0, PAGE_SIZE - 1)]);
});

// Regression: a list longer than the rules' limit for one query would have ended there.
test('passes on every page once the last one has loaded', () => {
  fakeListeners.hear(page(0, PAGE_SIZE), FIRST);
  expect(reported).toEqual([]);
  expect(fakeListeners.targets()).toEqual([FIRST, after(499)]);
  fakeListeners.hear(page(500, 3), after(499));
  expect(reported).toEqual([numbers(0, PAGE_SIZE + 3)]);
  fakeListeners.hear(page(500, 2), after(499));
  expect(reported.at(-1)).toEqual(numbers(0, PAGE_SIZE + 2));
});

test('restarts the pages after one whose end has changed, and passes on no list with a gap', () => {
  fakeListeners.hear(page(0, PAGE_SIZE), FIRST);
  fakeListeners.hear(page(500, 3), after(499));
  fakeListeners.hear(page(-1, PAGE_SIZE), FIRST);
  expect(reported).toHaveLength(1);
  expect(fakeListeners.targets()).toEqual([FIRST, after(498)]);
  fakeListeners.hear(page(499, 4), after(498));
  expect(reported.at(-1)).toEqual(numbers(-1, PAGE_SIZE + 4));
});

test('does not restart the pages after an unchanged one', () => {
  fakeListeners.hear(page(0, PAGE_SIZE), FIRST);
  fakeListeners.hear(page(500, 3), after(499));
  fakeListeners.hear(page(0, PAGE_SIZE), FIRST);
  expect(fakeListeners.targets()).toEqual([FIRST, after(499)]);
  expect(reported).toHaveLength(2);
});

test('ends the pages behind one that is no longer full', () => {
  fakeListeners.hear(page(0, PAGE_SIZE), FIRST);
  fakeListeners.hear(page(500, 3), after(499));
  fakeListeners.hear(page(0, 10), FIRST);
  expect(fakeListeners.targets()).toEqual([FIRST]);
  expect(reported.at(-1)).toEqual(numbers(0, 10));
});

test('ends every listener, and passes a failure on', () => {
  fakeListeners.hear(page(0, PAGE_SIZE), FIRST);
  fakeListeners.fail(new Error('permission-denied'));
  expect(onError).toHaveBeenCalled();
  stop();
  expect(fakeListeners.targets()).toEqual([]);
});
