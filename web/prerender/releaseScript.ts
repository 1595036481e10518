import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import type { Release } from '../src/releaseWorker/Release.ts';

/** Returns the service worker of a release, /sw.js. */
export async function releaseScript(release: Release): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL('../src/releaseWorker/releaseWorker.ts', import.meta.url))],
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    legalComments: 'none',
    define: { RELEASE: JSON.stringify(release), 'process.env.NODE_ENV': '"production"' },
    write: false,
  });
  return outputFiles.map(({ text }) => text).join('');
}
