import { writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { LocalError } from '../LocalError.ts';
import { temporaryDirectory } from '../testing/temporaryDirectory.ts';
import { testFamily } from '../testing/testFamily.ts';
import { MissingToolError } from './MissingToolError.ts';
import { prepareGo } from './prepareGo.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

/** Prepares with a go in front of the machine's own that fails to download, saying this. */
async function prepareWhereGoSays(complaint: string): Promise<void> {
  const directory = temporaryDirectory();
  const program = `#!/bin/sh\n[ "$1" = version ] && exit\necho "${complaint}" >&2\nexit 1\n`;
  writeFileSync(join(directory, 'go'), program, { mode: 0o755 });
  vi.stubEnv('PATH', `${directory}${delimiter}${process.env['PATH'] ?? ''}`);
  await prepareGo({ family: testFamily(), directory });
}

test.each([
  'go: go.mod requires go >= 1.25.0 (running go 1.24.1; GOTOOLCHAIN=local)',
  "go: errors parsing go.mod:\n/x/clients/go/go.mod:3: invalid go version '1.25.0': must match format 1.23",
])('a Go that is too old counts as missing: %s', async (complaint) => {
  const error: unknown = await prepareWhereGoSays(complaint).catch((cause: unknown) => cause);
  expect(error).toBeInstanceOf(MissingToolError);
  expect(String(error)).toBe('go is older than clients/go/go.mod asks for');
});

test('an error in the modules themselves is a failure', async () => {
  const error: unknown = await prepareWhereGoSays('go: verifying module: checksum mismatch').catch(
    (cause: unknown) => cause,
  );
  expect(error).toBeInstanceOf(LocalError);
  expect(error).not.toBeInstanceOf(MissingToolError);
});
