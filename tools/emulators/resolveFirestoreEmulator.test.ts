import { spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ProcessFamily } from '../processes/startProcessFamily.mjs';
import { temporaryDirectory } from '../testing/temporaryDirectory.ts';
import { emulatorCache } from './emulatorCache.ts';
import { resolveFirestoreEmulator } from './resolveFirestoreEmulator.ts';

const family: ProcessFamily = {
  spawn: (command, args, options = {}) => spawn(command, args, options),
  unguarded: Promise.resolve(),
  end: () => Promise.resolve(),
};
const RIGHT = 'echo hidane 0.6.0';

let path: string;

/** Puts a shell script on PATH, or elsewhere. */
function script(name: string, body: string): void {
  const file = name.startsWith('/') ? name : join(path, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `#!/bin/sh\n${body}\n`);
  chmodSync(file, 0o755);
}

const resolve = () => resolveFirestoreEmulator(family, () => undefined);

beforeEach(() => {
  path = temporaryDirectory();
  vi.stubEnv('PATH', [path, '/usr/bin', '/bin'].join(delimiter));
  vi.stubEnv('XDG_CACHE_HOME', join(path, 'cache'));
  for (const name of ['hidane', 'npm', 'cargo']) script(name, 'exit 1');
  script('java', 'echo \'openjdk version "17.0.9" 2023-10-17\' >&2');
});

afterEach(() => {
  vi.unstubAllEnvs();
});

test('takes hidane from PATH in the right release', async () => {
  script('hidane', RIGHT);
  expect(await resolve()).toEqual(['hidane', 'exec', '--']);
});

test('passes over another release on PATH for the one in the cache', async () => {
  script('hidane', 'echo hidane 0.5.1');
  const cached = join(emulatorCache(), 'bin', 'hidane');
  script(cached, RIGHT);
  expect(await resolve()).toEqual([cached, 'exec', '--']);
});

test('fetches it with npm into the cache, once', async () => {
  script('npm', `mkdir -p "$3/node_modules/.bin"; cp "${path}/right" "$3/node_modules/.bin/hidane"`);
  script('right', RIGHT);
  const fetched = [join(emulatorCache(), 'node_modules', '.bin', 'hidane'), 'exec', '--'];
  expect(await resolve()).toEqual(fetched);
  script('npm', 'exit 1');
  expect(await resolve()).toEqual(fetched);
});

test('two in parallel obtain it once', async () => {
  script(
    'npm',
    `echo x >> "${path}/calls"; mkdir -p "$3/node_modules/.bin"; cp "${path}/right" "$3/node_modules/.bin/hidane"`,
  );
  script('right', RIGHT);
  const [first, second] = await Promise.all([resolve(), resolve()]);
  expect(first).toEqual(second);
  expect(readFileSync(join(path, 'calls'), 'utf8')).toBe('x\n');
});

test("builds it with cargo when npm's binary does not run", async () => {
  script('npm', `mkdir -p "$3/node_modules/.bin"; cp "${path}/cargo" "$3/node_modules/.bin/hidane"`);
  script('cargo', `[ "$1" = install ] || exit 1; mkdir -p "$7/bin"; cp "${path}/right" "$7/bin/hidane"`);
  script('right', RIGHT);
  expect(await resolve()).toEqual([join(emulatorCache(), 'bin', 'hidane'), 'exec', '--']);
});

test('uses the official emulator where Java is new enough', async () => {
  script('java', 'echo \'openjdk version "21.0.1" 2023-10-17\' >&2');
  expect(await resolve()).toEqual([]);
});

test('explains the remedy when there is no way', async () => {
  await expect(resolve()).rejects.toThrow('install Rust (cargo), or Java 21 or newer');
  expect(existsSync(emulatorCache())).toBe(false);
});
