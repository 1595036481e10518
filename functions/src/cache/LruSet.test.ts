import { expect, test } from 'vitest';
import { LruSet } from './LruSet.ts';

test('holds the most recently used values', () => {
  const set = new LruSet<string>(2);
  set.add('one').add('two');
  expect(set.has('one')).toBe(true);
  set.add('three').add('three');
  expect([...set]).toEqual(['one', 'three']);
  expect(set.has('two')).toBe(false);
});
