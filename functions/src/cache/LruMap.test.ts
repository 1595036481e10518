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

test('reads an entry without counting that as use', () => {
  const map = new LruMap<string, number>(2);
  map.set('one', 1).set('two', 2);
  expect(map.peek('one')).toBe(1);
  map.set('three', 3);
  expect([...map.keys()]).toEqual(['two', 'three']);
});

test('limits the total weight, and displaces no weightless entry for it', () => {
  const map = new LruMap<string, string>(4, { max: 5, of: ({ length }) => length });
  map.set('empty', '').set('one', 'abc').set('two', 'de');
  expect([...map.keys()]).toEqual(['empty', 'one', 'two']);
  map.set('three', 'f');
  expect([...map.keys()]).toEqual(['empty', 'two', 'three']);
  map.set('two', 'degh');
  expect([...map.keys()]).toEqual(['empty', 'three', 'two']);
  map.delete('two');
  map.set('four', 'abcd');
  expect([...map.keys()]).toEqual(['empty', 'three', 'four']);
  map.clear();
  map.set('five', 'abcde');
  expect([...map.keys()]).toEqual(['five']);
  map.set('too heavy', 'abcdef');
  expect(map.size).toBe(0);
});
