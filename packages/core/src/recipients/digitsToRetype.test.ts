import { expect, test } from 'vitest';
import { digitsToRetype } from './digitsToRetype.ts';

const KNOWN = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045';

test.each([
  ['0xd8dA111111111111111111111111111111116045', { from: 5, to: 12, digits: '11111111' }],
  // From the whole group on in which they first differ.
  [
    '0xd8dA6111111111111111111111111111111116045'.replace('16045', '6045'),
    { from: 5, to: 12, digits: '61111111' },
  ],
  ['0xd8dA6BF26964aF9D7eEd9e03E53415D37aA06045', { from: 29, to: 36, digits: '15d37aa0' }],
])('%s', (address, expected) => {
  expect(address).toHaveLength(42);
  expect(digitsToRetype(address, KNOWN)).toEqual(expected);
});

test('never equal those of the known address, so that typing its own digits does not pass', () => {
  for (let place = 6; place < 38; place += 1) {
    const address = `${KNOWN.slice(0, place)}${KNOWN[place] === '0' ? '1' : '0'}${KNOWN.slice(place + 1)}`;
    const { from, to, digits } = digitsToRetype(address, KNOWN);
    expect(KNOWN.toLowerCase().slice(from + 1, to + 2), `place ${place}`).not.toBe(digits);
    expect(address.toLowerCase().slice(from + 1, to + 2)).toBe(digits);
  }
});
