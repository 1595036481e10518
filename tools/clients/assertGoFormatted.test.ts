import { mkdirSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { asOneTest } from '../checks/asOneTest.ts';
import { temporaryDirectory } from '../testing/temporaryDirectory.ts';
import { assertGoFormatted } from './assertGoFormatted.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

/** Checks with a go whose own directory holds this gofmt. */
async function check(gofmt: string | undefined) {
  const root = temporaryDirectory();
  mkdirSync(join(root, 'bin'));
  writeFileSync(join(root, 'go'), `#!/bin/sh\necho '${root}'\n`, { mode: 0o755 });
  if (gofmt !== undefined) {
    writeFileSync(join(root, 'bin', 'gofmt'), `#!/bin/sh\n${gofmt}\n`, { mode: 0o755 });
  }
  vi.stubEnv('PATH', `${root}${delimiter}${process.env['PATH'] ?? ''}`);
  const lines: string[] = [];
  const counts = await asOneTest({ log: (line) => lines.push(line) }, 'gofmt', assertGoFormatted);
  return { ...counts, log: lines.join('\n') };
}

test('passes where gofmt changes nothing', async () => {
  expect(await check('exit 0')).toMatchObject({ passed: 1, failed: 0 });
});

test.each([
  ['names a file', 'echo client.go'],
  ['cannot read one', 'echo client.go: expected declaration >&2; exit 2'],
])('fails where it %s', async (_, gofmt) => {
  const { failed, log } = await check(gofmt);
  expect(failed).toBe(1);
  expect(log).toContain('client.go');
});

test('a go without gofmt skips only this test, with a notice', async () => {
  const { skipped, lacking } = await check(undefined);
  expect(skipped).toBe(1);
  expect(lacking?.join()).toMatch(/gofmt is not installed$/);
});
