import { expect, it } from 'vitest';
import { RefusalNotes } from './RefusalNotes.ts';

it('is due once in ten seconds, for each key', () => {
  const notes = new RefusalNotes();
  const due = [0, 1, 9_999, 10_000, 10_001].map((now) => notes.isDue('a', now));
  expect(due).toEqual([true, false, false, true, false]);
  expect(notes.isDue('b', 1)).toBe(true);
});

it('forgets rather than grow', () => {
  const notes = new RefusalNotes();
  for (let key = 0; key < 5_000; key += 1) expect(notes.isDue(`${key}`, 0)).toBe(true);
  expect(notes.isDue('4999', 1)).toBe(false);
});
