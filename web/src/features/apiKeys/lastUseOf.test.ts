// @vitest-environment node
import { expect, test } from 'vitest';
import { lastUseOf } from './lastUseOf.ts';

const use = (keyId: string, time: string) => ({
  keyId,
  day: time.slice(0, 10),
  requests: 1,
  errors: 0,
  lastUsedAt: new Date(time),
});

test('returns the latest use of the key, in any order of days', () => {
  const usage = [
    use('a', '2026-11-19T10:00:00Z'),
    use('a', '2026-11-20T23:59:59Z'),
    use('a', '2026-09-01T00:00:00Z'),
    use('b', '2026-11-21T08:00:00Z'),
  ];
  expect(lastUseOf('a', usage)).toEqual(new Date('2026-11-20T23:59:59Z'));
  expect(lastUseOf('c', usage)).toBeUndefined();
});
