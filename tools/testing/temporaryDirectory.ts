import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/** Returns a new directory that is deleted after the test. */
export function temporaryDirectory(): string {
  const path = realpathSync(mkdtempSync(join(tmpdir(), 'everything-wallet-test-')));
  onTestFinished(() => rmSync(path, { recursive: true, force: true }));
  return path;
}
