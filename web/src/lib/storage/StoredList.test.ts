import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { StoredList } from './StoredList.ts';
import { unstoredLists } from './unstoredLists.ts';

const schema = z.object({ id: z.string(), user_id: z.string(), written_at: z.number(), step: z.string() });
const item = (id: string, step: string, written_at = 1) => ({ id, user_id: 'alice', written_at, step });
let list: StoredList<z.infer<typeof schema>>;

/** Makes storage refuse writes from now on; its content remains. */
function fill() {
  return vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
}

beforeEach(() => {
  window.localStorage.clear();
  list = new StoredList('things', schema);
});
afterEach(() => {
  vi.restoreAllMocks();
  list.forget('alice');
});

// Regression: with a full storage the latest step was lost, since the stored list was read again.
test('continues from memory where storage is full, and reports that', () => {
  list.write(item('swap', 'approve'));
  expect(unstoredLists.hasAny('alice')).toBe(false);
  const full = fill();
  list.write(item('swap', 'approved', 2));
  expect(list.ofUser('alice')).toEqual([item('swap', 'approved', 2)]);
  expect(list.ofUser('alice')).toBe(list.ofUser('alice'));
  expect(unstoredLists.hasAny('alice')).toBe(true);
  expect(unstoredLists.hasAny('bob')).toBe(false);
  list.write(item('other', 'approve', 3));
  expect(list.ofUser('alice').map(({ id }) => id)).toEqual(['swap', 'other']);
  list.remove('alice', 'swap');
  expect(list.ofUser('alice').map(({ id }) => id)).toEqual(['other']);

  full.mockRestore();
  list.write(item('third', 'approve', 4));
  expect(unstoredLists.hasAny('alice')).toBe(false);
  const again = new StoredList('things', schema);
  expect(again.ofUser('alice').map(({ id }) => id)).toEqual(['other', 'third']);
});

test("merges unstored changes into another tab's later list", () => {
  list.write(item('first', 'approve'));
  const full = fill();
  list.write(item('second', 'approve', 2));
  full.mockRestore();
  new StoredList('things', schema).write(item('third', 'approve', 3));
  expect(list.ofUser('alice').map(({ id }) => id)).toEqual(['first', 'second', 'third']);
});

test('is empty in a browser that stores nothing, until an item is written', () => {
  fill();
  expect(list.ofUser('alice')).toEqual([]);
  list.write(item('swap', 'approve'));
  expect(list.ofUser('alice')).toEqual([item('swap', 'approve')]);
  list.forget('alice');
  expect(list.ofUser('alice')).toEqual([]);
  expect(unstoredLists.hasAny('alice')).toBe(false);
});
