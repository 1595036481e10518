// @vitest-environment node
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { HistoryRows, type HistoryPage } from './HistoryRows.ts';
import { transaction } from './testing/transaction.ts';

/** Page of at most three rows; the names are ids and sort like times. */
function page(...ids: readonly string[]): HistoryPage {
  const entries = ids.map((id) => ({ id, transaction: transaction({ id }), position: id }));
  return { entries, isFull: ids.length === 3 };
}

function shown(rows: HistoryRows): string {
  return rows
    .newestFirst()
    .map(({ id }) => id)
    .join('');
}

test('appends pages in order, whichever came first', () => {
  const rows = new HistoryRows();
  rows.replace(undefined, page('c', 'b', 'a'));
  rows.replace(undefined, page('f', 'e', 'd'));
  expect(shown(rows)).toBe('fedcba');
});

test('a new transaction pushes none out of the history', () => {
  const rows = new HistoryRows();
  const first = page('f', 'e', 'd');
  rows.replace(undefined, first);
  rows.replace(undefined, page('c', 'b', 'a'));
  rows.replace(first, page('g', 'f', 'e'));
  expect(shown(rows)).toBe('gfedcba');
});

test('one that both pages contain appears once', () => {
  const rows = new HistoryRows();
  rows.replace(undefined, page('c', 'b', 'a'));
  rows.replace(undefined, page('e', 'd', 'c'));
  expect(shown(rows)).toBe('edcba');
});

test('a deleted one disappears, from the middle and from the end of a full page', () => {
  const rows = new HistoryRows();
  const first = page('f', 'e', 'd');
  const moved = page('f', 'd', 'c');
  rows.replace(undefined, first);
  rows.replace(undefined, page('c', 'b', 'a'));
  rows.replace(first, moved);
  expect(shown(rows)).toBe('fdcba');
  rows.replace(moved, page('f', 'd', 'b'));
  expect(shown(rows)).toBe('fdba');
});

test('a deleted one disappears from a page that is not full', () => {
  const rows = new HistoryRows();
  rows.replace(undefined, page('b', 'a'));
  rows.replace(page('b', 'a'), page('b'));
  rows.replace(page('b'), page());
  expect(shown(rows)).toBe('');
});

test('shows the current version of a changed one', () => {
  const rows = new HistoryRows();
  rows.replace(undefined, page('a'));
  const settled = {
    entries: [{ id: 'a', transaction: transaction({ id: 'a', status: 'failed' }), position: 'a' }],
    isFull: false,
  };
  rows.replace(page('a'), settled);
  expect(rows.newestFirst()).toEqual([transaction({ id: 'a', status: 'failed' })]);
});

test('one that cannot be read is counted, and takes up a place in its page', () => {
  const rows = new HistoryRows();
  const broken = { id: 'd', transaction: undefined, position: 'd' };
  const first = { entries: [...page('f', 'e').entries, broken], isFull: true };
  rows.replace(undefined, first);
  expect([shown(rows), rows.unreadable]).toEqual(['fe', 1]);
  rows.replace(first, page('g', 'f', 'e'));
  expect([shown(rows), rows.unreadable]).toEqual(['gfe', 1]);
  rows.replace(page('g', 'f', 'e'), page('g', 'f'));
  rows.replace(first, page('f', 'e'));
  expect(rows.unreadable).toBe(0);
});

test('adding at the end gives the same as building from all pages', () => {
  const position = fc.integer({ min: 0, max: 60 }).map((number) => String(number).padStart(2, '0'));
  const entries = fc.uniqueArray(fc.record({ position, isReadable: fc.boolean() }), {
    selector: ({ position: id }) => id,
    maxLength: 5,
  });
  fc.assert(
    fc.property(fc.array(entries), fc.boolean(), (pages, areBelow) => {
      const rows = new HistoryRows();
      const held: HistoryPage[] = [];
      for (const [index, page] of pages.entries()) {
        const now: HistoryPage = {
          isFull: true,
          entries: page
            .map(({ position: place, isReadable }) => {
              const id = areBelow ? `${String(90 - index)} ${place}` : place;
              return { id, position: id, transaction: isReadable ? transaction({ id }) : undefined };
            })
            .toSorted((one, other) => (one.position < other.position ? 1 : -1)),
        };
        rows.replace(undefined, now);
        held.push(now);
        const fresh = new HistoryRows();
        for (const one of held) fresh.replace(undefined, one);
        expect(rows.newestFirst()).toEqual(fresh.newestFirst());
        expect(rows.unreadable).toBe(fresh.unreadable);
      }
    }),
  );
});
