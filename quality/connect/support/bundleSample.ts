import { join } from 'node:path';
import { build } from 'esbuild';
import { repositoryRoot } from '../../../tools/repositoryRoot.ts';
import { readSample } from './readSample.ts';

interface BundledSample {
  /** File of docs/samples/connect, which the script imports as 'sample'. */
  readonly name: string;
  readonly script: string;
  /** Folder with its libraries. */
  readonly folder: string;
  /** Library under another name than the sample's, such as an older version. */
  readonly alias?: Readonly<Record<string, string>>;
  readonly platform?: 'browser' | 'node';
}

/** Bundles a script that uses a sample and the connector, as a website does; a script for a page, or a module for Node. */
export async function bundleSample(sample: BundledSample): Promise<string> {
  const { name, script, folder, alias = {}, platform = 'browser' } = sample;
  const { outputFiles } = await build({
    // Aliases resolve here.
    absWorkingDir: folder,
    stdin: { contents: script, resolveDir: folder },
    bundle: true,
    format: platform === 'browser' ? 'iife' : 'cjs',
    target: 'es2022',
    platform,
    jsx: 'automatic',
    conditions: ['everything-wallet-source'],
    alias: {
      '@everything-wallet/connect': join(repositoryRoot, 'clients/connect/src/index.ts'),
      ...alias,
    },
    plugins: [
      {
        name: 'sample',
        setup: (bundler) => {
          bundler.onResolve({ filter: /^sample$/ }, () => ({ path: name, namespace: 'sample' }));
          bundler.onLoad({ filter: /.*/, namespace: 'sample' }, () => ({
            contents: readSample(name),
            loader: name.endsWith('x') ? 'tsx' : 'ts',
            resolveDir: folder,
          }));
        },
      },
    ],
    define: { global: 'globalThis', 'process.env.NODE_ENV': '"production"' },
    write: false,
    logLevel: 'error',
  });
  return outputFiles.map(({ text }) => text).join('');
}
