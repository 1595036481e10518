// @vitest-environment node
import { expect, test } from 'vitest';
import { estimateHeight } from './estimateHeight.ts';
import { operations } from './operations.ts';
import type { OperationField } from './readOperations.ts';

const field: OperationField = {
  ...{ name: 'address', place: 'query', isRequired: true, type: 'string', description: 'x'.repeat(100) },
  ...{ example: '0x', options: [], pattern: undefined },
};

test('grows with the text and the fields, and more on a narrow screen', () => {
  const empty = estimateHeight({ description: '', fields: [] });
  expect(empty).toEqual({ narrow: 550, wide: 540 });
  expect(estimateHeight({ description: 'x'.repeat(200), fields: [] })).toEqual({ narrow: 682, wide: 600 });
  expect(estimateHeight({ description: '', fields: [field] })).toEqual({ narrow: 666, wide: 615 });
});

test('counts the options of a field in place of its example', () => {
  const chosen = { ...field, options: ['a'.repeat(50), 'b'.repeat(49)] };
  expect(estimateHeight({ description: '', fields: [chosen] }).narrow).toBe(731);
});

test('is plausible for every operation', () => {
  for (const operation of operations) {
    const { narrow, wide } = estimateHeight(operation);
    expect(wide, operation.id).toBeLessThan(narrow);
    expect(narrow, operation.id).toBeLessThan(2_000);
  }
});
