// @vitest-environment node
import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { dayBegin } from './dayBegin.ts';

const modulePath = new URL('dayBegin.ts', import.meta.url).href;

/** Returns the begin of a day in another time zone; a process cannot change its own after its start. */
function beginIn(zone: string, day: string): string {
  const code = `import { dayBegin } from '${modulePath}'; console.log(dayBegin('${day}').toISOString());`;
  return execFileSync(
    process.execPath,
    ['--experimental-strip-types', '--no-warnings', '--input-type=module', '--eval', code],
    { env: { TZ: zone }, encoding: 'utf8' },
  ).trim();
}

test.each([
  ['Asia/Kolkata', '2026-03-08', '2026-03-07T18:30:00.000Z'],
  // The clocks went forward at midnight: the day began at one.
  ['Asia/Beirut', '2025-03-30', '2025-03-29T22:00:00.000Z'],
])('in %s %s begins at %s', (zone, day, begin) => expect(beginIn(zone, day)).toBe(begin));

test.each([
  '',
  '2026-02-29',
  '2026-00-10',
  '2026-1-1',
  '20260101',
  '1999-12-31',
  '2026-01-01T00:00',
  'today',
])('%j is no day', (text) => expect(dayBegin(text)).toBeUndefined());
