import { readFileSync } from 'node:fs';
import { DEFAULT_REGION } from '@everything-wallet/core/hosts/region';
import { build } from 'esbuild';
import { z } from 'zod';
import { helpPlugin } from './helpPlugin.ts';

const { dependencies } = z
  .object({ dependencies: z.record(z.string(), z.string()) })
  .parse(JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8')));

/**
 * Bundles the functions into lib/index.js, and two processes of their own: what draws pictures into lib/pictureWorker.js, and the scanners into lib/scanner.js: our own code and core inlined, the declared dependencies left to npm.
 *
 * The help is written into the bundle, and what the chat learned from its questions beside it: docs is not deployed.
 *
 * A lazy import of a dependency stays lazy, so that a cold start loads no more than it needs.
 */
await build({
  absWorkingDir: import.meta.dirname,
  entryPoints: ['src/index.ts', 'src/pictureWorker.ts', 'src/scanner.ts'],
  outdir: 'lib',
  bundle: true,
  platform: 'node',
  target: 'node22',
  format: 'esm',
  // Packages that are inlined and are no ES modules ask for Node's own by require(), which an ES module has none of.
  banner: {
    js: "import { createRequire as requireOf } from 'node:module'; const require = requireOf(import.meta.url);",
  },
  sourcemap: true,
  external: Object.keys(dependencies).flatMap((name) => [name, `${name}/*`]),
  // One region for functions and pages: what a deployment was asked for.
  define: { DEPLOYED_REGION: JSON.stringify(process.env['DEPLOYED_REGION'] ?? DEFAULT_REGION) },
  plugins: [helpPlugin],
  logLevel: 'warning',
});
