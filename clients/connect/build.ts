import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { bundleScript } from './bundleScript.ts';
import { bundleTypes } from './bundleTypes.ts';
import { bundleOptions } from './bundleOptions.ts';

/* Builds the package: modules with their types, and the script that the wallet serves as /connect.js. */

const source = join(import.meta.dirname, 'src');
const dist = join(import.meta.dirname, 'dist');

await build({
  ...bundleOptions,
  entryPoints: [join(source, 'index.ts'), join(source, 'testing.ts')],
  outdir: dist,
  format: 'esm',
  splitting: true,
});
writeFileSync(join(dist, 'connect.js'), await bundleScript());
for (const name of ['index', 'testing']) {
  writeFileSync(join(dist, `${name}.d.ts`), bundleTypes(join(source, `${name}.ts`)));
}
