import { expect, test } from 'vitest';
import { laneIdOf, orderingKeyOf, targetIdOf } from './laneIds.ts';

// The ids of stored documents.
test('a lane is named after its target, network and address', () => {
  const id = laneIdOf('we1', orderingKeyOf(137, '0xAbC'));
  expect(id).toBe('we1_137_0xabc');
  expect(targetIdOf(id)).toBe('we1');
});
