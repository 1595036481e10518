import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { build, type Rolldown } from 'vite';
import { compileAhead } from './compileAhead.ts';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'compile-'));
  writeFileSync(join(root, 'index.html'), '<script type="module" src="./main.js"></script>');
  writeFileSync(join(root, 'main.js'), "import('./frame.js');");
  writeFileSync(join(root, 'frame.js'), "import('./main.js'); console.log('frame');");
});
afterEach(() => rmSync(root, { recursive: true }));

async function firstLines(name: string): Promise<ReadonlyMap<string, string | undefined>> {
  const { output } = (await build({
    root,
    plugins: [compileAhead(name)],
    logLevel: 'silent',
    configFile: false,
    build: { write: false },
  })) as Rolldown.RolldownOutput;
  return new Map(
    output.flatMap((file) => (file.type === 'chunk' ? [[file.name, file.code.split('\n')[0]] as const] : [])),
  );
}

test('the comment is the first line of the chunk, above what Vite adds, and of no other', async () => {
  const lines = await firstLines('frame');
  expect(lines.get('frame')).toBe('//# allFunctionsCalledOnLoad');
  expect([...lines.values()].filter((line) => line === '//# allFunctionsCalledOnLoad')).toHaveLength(1);
});

test('fails for a chunk that the build does not have', async () => {
  await expect(firstLines('base')).rejects.toThrow('no chunk base');
});
