import type { BuildOptions } from 'esbuild';

/** Options of esbuild for the modules and the script. */
export const bundleOptions = {
  bundle: true,
  minify: true,
  target: 'es2022',
  // Names of limits.
  mangleProps: /^[A-Z]+(_[A-Z]+)+$/,
  logLevel: 'warning',
} satisfies BuildOptions;
