import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inSizedGroups } from './inSizedGroups.ts';

test('retains all items in order, in groups of the size or of one item, and begins none too early', () => {
  const items = fc.array(fc.string({ unit: 'grapheme', maxLength: 30 }), { maxLength: 60 });
  const size = fc.record({ items: fc.integer({ min: 1, max: 9 }), bytes: fc.integer({ min: 2, max: 90 }) });
  const bytesOf = (group: readonly string[]) => Buffer.byteLength(JSON.stringify(group));
  fc.assert(
    fc.property(items, size, (all, most) => {
      const groups = [...inSizedGroups(all, most)];
      expect(groups.flat()).toEqual(all);
      for (const [index, group] of groups.entries()) {
        expect(group.length).toBeGreaterThan(0);
        expect(group.length).toBeLessThanOrEqual(most.items);
        if (group.length > 1) expect(bytesOf(group)).toBeLessThanOrEqual(most.bytes);
        const [next] = groups[index + 1] ?? [];
        const isFull = group.length === most.items;
        if (next !== undefined && !isFull) expect(bytesOf([...group, next])).toBeGreaterThan(most.bytes);
      }
    }),
  );
});

test('divides nothing into no groups', () => {
  expect([...inSizedGroups([], { bytes: 10 })]).toEqual([]);
});
