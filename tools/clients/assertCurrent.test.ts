import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryDirectory } from '../testing/temporaryDirectory.ts';
import { assertCurrent } from './assertCurrent.ts';

function directoryWith(files: Record<string, string>): string {
  const directory = temporaryDirectory();
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(join(directory, name, '..'), { recursive: true });
    writeFileSync(join(directory, name), text);
  }
  return directory;
}

test("the same files are current, despite Python's leftovers", () => {
  const fresh = directoryWith({ 'a.py': '1', 'sub/b.py': '2' });
  const committed = directoryWith({ 'a.py': '1', 'sub/b.py': '2', 'sub/__pycache__/b.pyc': 'x' });
  expect(() => assertCurrent(committed, fresh)).not.toThrow();
});

test('names files that differ, are missing or are superfluous', () => {
  const fresh = directoryWith({ 'a.py': '1', 'sub/b.py': '2', 'same.py': '' });
  const committed = directoryWith({ 'a.py': '0', 'old.py': '3', 'same.py': '' });
  expect(() => assertCurrent(committed, fresh)).toThrow(/clients:generate.*\/a\.py.*old\.py.*b\.py$/s);
  expect(() => assertCurrent(committed, fresh)).not.toThrow(/same/);
});
