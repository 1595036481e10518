// @vitest-environment node
import { beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { StoredList } from '../storage/StoredList.ts';
import { isAsStored } from './isAsStored.ts';
import type { StoredSequence } from './StoredSequence.ts';

const list = new StoredList<StoredSequence>('asStored', z.custom<StoredSequence>());
const step = (name: string, tx_hash: string | null = null) => ({ name, tx_hash });
const sequence = (last: StoredSequence['step'], id = 'one'): StoredSequence => ({
  id,
  user_id: 'alice',
  network: 'ethereum',
  step: last,
  written_at: 1,
});

beforeEach(() => list.forget('alice'));

test('one without a step is not stored yet', () => {
  expect(isAsStored(list, sequence(null))).toBe(true);
  list.write(sequence(step('swap'), 'other'));
  expect(isAsStored(list, sequence(null))).toBe(true);
});

test.each([step('approve'), step('approve', '0x12')])('one with the stored step may continue: %o', (last) => {
  list.write(sequence(last));
  expect(isAsStored(list, sequence({ ...last }))).toBe(true);
});

test.each<[string, StoredSequence['step'], StoredSequence['step']]>([
  ['has begun it', null, step('approve')],
  ['has signed its step', step('approve'), step('approve', '0x12')],
  ['has sped up its step', step('approve', '0x12'), step('approve', '0x13')],
  ['has made the next step', step('approve', '0x12'), step('swap')],
])('not where another tab %s', (_, mine, stored) => {
  list.write(sequence(stored));
  expect(isAsStored(list, sequence(mine))).toBe(false);
});

test('not where another tab has removed it', () => {
  list.write(sequence(step('swap', '0x12')));
  list.remove('alice', 'one');
  expect(isAsStored(list, sequence(step('swap', '0x12')))).toBe(false);
});
