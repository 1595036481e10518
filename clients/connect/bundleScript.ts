import { join } from 'node:path';
import { build } from 'esbuild';
import { bundleOptions } from './bundleOptions.ts';

/** Returns the classic script that the wallet serves as /connect.js. */
export async function bundleScript(): Promise<string> {
  const { outputFiles } = await build({
    ...bundleOptions,
    entryPoints: [join(import.meta.dirname, 'src', 'script.ts')],
    format: 'iife',
    write: false,
  });
  return outputFiles.map(({ text }) => text).join('');
}
