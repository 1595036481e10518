import { expect, it } from 'vitest';
import { isReadableBody } from './isReadableBody.ts';

const nested = (levels: number) => JSON.parse('['.repeat(levels) + ']'.repeat(levels)) as unknown;

it.each([
  { data: null },
  { data: 'text' },
  { data: {} },
  { data: { symbols: ['ETH', 'BTC'], '@TYPE': 1 } },
  { data: nested(20) },
  { data: Array.from({ length: 100_000 }, (_, index) => ({ index })) },
])('accepts a body of the callable protocol', (body) => {
  expect(isReadableBody(body)).toBe(true);
});

it.each([
  ['no body', undefined],
  ['no object', 'text'],
  ['a list', [{ data: {} }]],
  ['no data', { other: nested(3) }],
  ['more than data', { data: {}, more: 1 }],
  ['21 levels', { data: nested(21) }],
  ['10,000 levels of lists', { data: nested(10_000) }],
  ['a million levels in a field', { data: { address: nested(1_000_000) } }],
  ['levels beside data', nested(10_000)],
  ['objects in objects', { data: JSON.parse('{"a":'.repeat(5_000) + '1' + '}'.repeat(5_000)) as unknown }],
  ['the notation for numbers', { data: { value: { '@type': 'type.googleapis.com/unknown', value: '1' } } }],
])('refuses %s', (_, body) => {
  expect(isReadableBody(body)).toBe(false);
});
