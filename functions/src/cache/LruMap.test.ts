import { expect, test } from 'vitest';
import { LruMap } from './LruMap.ts';

test('holds the most recently used entries', () => {
  const map = new LruMap<string, number>(2);
  map.set('one', 1).set('two', 2);
  expect(map.get('one')).toBe(1);
  map.set('three', 3);
  expect([...map]).toEqual([
    ['one', 1],
    ['three', 3],
  ]);
  expect(map.get('two')).toBeUndefined();
});

test('displaces nothing where an entry is set again', () => {
  const map = new LruMap<string, number>(2);
  map.set('one', 1).set('two', 2).set('one', 3);
  expect([...map.keys()]).toEqual(['two', 'one']);
});
