import { readFileSync } from 'node:fs';
import { build } from 'esbuild';
import { z } from 'zod';
import { helpExamples } from './src/services/chat/learned/helpExamples.ts';
import { helpSources } from './src/services/chat/helpSources.ts';

const { dependencies } = z
  .object({ dependencies: z.record(z.string(), z.string()) })
  .parse(JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8')));

/**
 * Bundles the functions into lib/index.js: our own code and core inlined, the declared dependencies left to npm.
 *
 * The help and the questions it learns from are written into the bundle: docs is not deployed.
 *
 * A lazy import of a dependency stays lazy, so that a cold start loads no more than it needs.
 */
await build({
  absWorkingDir: import.meta.dirname,
  entryPoints: ['src/index.ts'],
  outfile: 'lib/index.js',
  bundle: true,
  platform: 'node',
  target: 'node22',
  format: 'esm',
  sourcemap: true,
  external: Object.keys(dependencies).flatMap((name) => [name, `${name}/*`]),
  plugins: [
    {
      name: 'help',
      setup(bundle) {
        bundle.onLoad({ filter: /\/helpSources\.ts$/ }, () => ({
          contents: `export const helpSources = ${JSON.stringify(helpSources)};`,
        }));
        bundle.onLoad({ filter: /\/helpExamples\.ts$/ }, () => ({
          contents: `export const helpExamples = ${JSON.stringify(helpExamples)};`,
        }));
      },
    },
  ],
  logLevel: 'warning',
});
