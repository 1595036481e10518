// @vitest-environment node
import { expect, test } from 'vitest';
import { formatList } from './formatList.ts';

test.each([
  [[], ''],
  [['Ethereum'], 'Ethereum'],
  [['Ethereum', 'Base', 'Polygon'], 'Ethereum, Base, Polygon'],
])('%j is %s', (names, list) => {
  expect(formatList(names)).toBe(list);
});
