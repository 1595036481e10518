import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseDateTime } from './parseDateTime.ts';

test('reads what JavaScript writes', () => {
  const dates = fc.date({
    min: new Date('0000-01-01T00:00:00Z'),
    max: new Date('9999-12-31T23:59:59Z'),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(dates, (date) => {
      expect(parseDateTime(date.toISOString())).toBe(date.getTime());
    }),
  );
});

/** Examples of RFC 3339, section 5.8. */
test.each([
  ['1985-04-12T23:20:50.52Z', '1985-04-12T23:20:50.520Z'],
  ['1996-12-19T16:39:57-08:00', '1996-12-20T00:39:57.000Z'],
  ['1990-12-31T23:59:60Z', '1991-01-01T00:00:00.000Z'],
  ['1990-12-31T15:59:60-08:00', '1991-01-01T00:00:00.000Z'],
  ['1937-01-01T12:00:27.87+00:20', '1937-01-01T11:40:27.870Z'],
  ['2024-02-29t00:00:00.123456789z', '2024-02-29T00:00:00.123Z'],
])('reads %s', (text, date) => {
  expect(parseDateTime(text)).toBe(Date.parse(date));
});

test.each([
  '',
  '2026-11-28',
  '2026-11-28T12:00Z',
  '2026-11-28 12:00:00Z',
  '2026-11-28T12:00:00',
  '2026-11-28T12:00:00+0200',
  '2026-11-28T12:00:00.Z',
  '2026-11-28T24:00:00Z',
  '2026-11-28T12:60:00Z',
  '2026-11-28T12:00:61Z',
  '2026-11-28T12:00:00+24:00',
  '2026-13-01T12:00:00Z',
  '2026-00-01T12:00:00Z',
  '2026-01-00T12:00:00Z',
  '2026-02-29T12:00:00Z',
  ' 2026-11-28T12:00:00Z',
  '+002026-11-28T12:00:00Z',
  'tomorrow',
])('%o is no time', (text) => {
  expect(parseDateTime(text)).toBeUndefined();
});
