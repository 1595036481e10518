import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { transformSync } from 'esbuild';

/** Returns early.js as the pages contain it: minified, since each page carries it. */
export function earlyScript(): string {
  const source = readFileSync(fileURLToPath(new URL('early.js', import.meta.url)), 'utf8');
  const { code } = transformSync(source, { minify: true, target: 'es2022' });
  return code.trim();
}
