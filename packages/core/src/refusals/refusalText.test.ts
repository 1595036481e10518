import { expect, test } from 'vitest';
import { refusalTextSchema } from './refusalText.ts';

test.each([
  { id: 'server.noToken' },
  { id: 'server.maintenance.readOnly', values: {} },
  { id: 'send.error.nameNoRegistry', values: { network: 'Ethereum', count: 3 } },
])('reads $id', (text) => {
  expect(refusalTextSchema.parse(text)).toEqual(text);
});

const long = Object.fromEntries(Array.from('abcdefghi', (name) => [name, 1]));
test.each([
  ['an id of another text', { id: 'send.success' }],
  ['a property of every object', { id: 'constructor' }],
  ['a sentence', { id: 'server. Visit example.com' }],
  ['an id without end', { id: `server.${'a'.repeat(80)}` }],
  ['a list as a value', { id: 'server.noToken', values: { a: ['x'] } }],
  ['markup as a value', { id: 'server.noToken', values: { a: { $$typeof: 'react.element' } } }],
  ['a value without end', { id: 'server.noToken', values: { a: 'x'.repeat(201) } }],
  ['a value of several lines', { id: 'server.noToken', values: { a: 'x\ny' } }],
  ['a value that changes the direction', { id: 'server.noToken', values: { a: 'x\u202Ey' } }],
  ['no number', { id: 'server.noToken', values: { a: NaN } }],
  ['a name with a space', { id: 'server.noToken', values: { 'a b': 1 } }],
  ['too many values', { id: 'server.noToken', values: long }],
])('refuses %s', (_, text) => {
  expect(refusalTextSchema.safeParse(text).success).toBe(false);
});
