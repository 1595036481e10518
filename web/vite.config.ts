import { fileURLToPath } from 'node:url';
import { DEFAULT_REGION } from '@everything-wallet/core/hosts/region';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compiledTexts } from './compiledTexts.ts';
import { chunkGroups } from './chunkGroups.ts';
import { compileAhead } from './compileAhead.ts';
import { connectScript } from './connectScript.ts';
import { preloadOnlyMissing } from './preloadOnlyMissing.ts';
import { inlineEarlyScript } from './inlineEarlyScript.ts';
import { trimmedTokenList } from './trimmedTokenList.ts';
import { routerWithoutFrameworkMode } from './withoutFrameworkMode.ts';
import { zodWithoutJsonSchema } from './withoutJsonSchema.ts';
import { firestoreWithoutPing } from './withoutPing.ts';
import { writtenHelp } from './writtenHelp.ts';

export default defineConfig({
  // One region for functions and pages: that of the deployment.
  define: { DEPLOYED_REGION: JSON.stringify(process.env['DEPLOYED_REGION'] ?? DEFAULT_REGION) },
  plugins: [
    react(),
    compiledTexts(),
    writtenHelp(),
    firestoreWithoutPing(),
    trimmedTokenList(),
    routerWithoutFrameworkMode(),
    zodWithoutJsonSchema(),
    connectScript(),
    inlineEarlyScript(),
    preloadOnlyMissing(),
    compileAhead('frame'),
  ],
  resolve: {
    alias: [
      { find: 're2js', replacement: fileURLToPath(new URL('./withoutRe2js.ts', import.meta.url)) },
      { find: 'aes-js', replacement: fileURLToPath(new URL('./withoutAesJs.ts', import.meta.url)) },
      {
        find: 'hoist-non-react-statics',
        replacement: fileURLToPath(new URL('./withoutStatics.ts', import.meta.url)),
      },
      {
        // As ethers imports it. A string would match the start of longer paths too.
        find: /^\.\.\/wordlists\/lang-en\.js$/,
        replacement: fileURLToPath(new URL('./withoutEthersWords.ts', import.meta.url)),
      },
    ],
  },
  // As modules, so that rarely used parts of the vault's worker are separate files, loaded on demand.
  worker: { format: 'es', plugins: () => [trimmedTokenList(), zodWithoutJsonSchema()] },
  build: {
    target: 'es2022',
    // Read by the size budgets, which follow the imports of a screen.
    manifest: true,
    // The content security policy allows one inline script, early.js, and a data: URL is no font source.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // The window for websites and its test console are documents of their own, under their own headers.
      input: ['index.html', 'connect.html', 'connect-console.html'].map((name) =>
        fileURLToPath(new URL(name, import.meta.url)),
      ),
      output: {
        codeSplitting: { groups: [chunkGroups()], includeDependenciesRecursively: false },
        // The frame, which every visitor loads, lists the files of all screens: 42 bits of a hash distinguish
        // two versions of one.
        chunkFileNames: 'assets/[name]-[hash:7].js',
      },
    },
  },
});
