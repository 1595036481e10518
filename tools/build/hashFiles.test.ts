import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryDirectory } from '../testing/temporaryDirectory.ts';
import { hashFiles } from './hashFiles.ts';

test('depends on names and contents of the sources, and on no generated file', () => {
  const root = temporaryDirectory();
  const write = (path: string, content: string) => {
    mkdirSync(join(root, path, '..'), { recursive: true });
    writeFileSync(join(root, path), content);
  };
  const hash = () => hashFiles(root, ['web', 'package-lock.json'], ['node_modules', 'web/lib']);
  write('package-lock.json', '{}');
  write('web/src/lib/a.ts', 'a');
  const before = hash();

  write('web/node_modules/x/index.js', 'x');
  write('web/lib/index.js', 'x');
  write('functions/src/index.ts', 'x');
  expect(hash()).toBe(before);

  write('web/src/lib/a.ts', 'b');
  const changed = hash();
  expect(changed).not.toBe(before);
  rmSync(join(root, 'web/src/lib/a.ts'));
  write('web/src/lib/b.ts', 'b');
  expect(hash()).not.toBe(changed);
});
