import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { serialize } from 'node:v8';
import type { Plugin } from 'esbuild';
import { helpSources, translatedHelpSources } from './src/services/chat/helpSources.ts';
import { trainedHelpJudge } from './src/services/chat/learned/trainedHelpJudge.ts';

/** Beside the bundle: read when the chat is first asked, and by no other function. */
const JUDGE = 'helpJudge.bin';

/** Writes the help into a bundle, since docs is not deployed, and what the chat learned from its questions beside it. */
export const helpPlugin: Plugin = {
  name: 'help',
  setup(bundle) {
    bundle.onLoad({ filter: /\/helpSources\.ts$/ }, () => ({
      contents: `export const helpSources = ${JSON.stringify(helpSources)};
        export const translatedHelpSources = ${JSON.stringify(translatedHelpSources)};`,
    }));
    bundle.onLoad({ filter: /\/trainedHelpJudge\.ts$/ }, () => ({
      contents: `import { readFileSync } from 'node:fs';
        import { deserialize } from 'node:v8';
        export const trainedHelpJudge = () => deserialize(readFileSync(new URL('./${JUDGE}', import.meta.url)));`,
    }));
    bundle.onEnd(() => {
      const { absWorkingDir = '', outdir, outfile = '' } = bundle.initialOptions;
      const directory = join(absWorkingDir, outdir ?? dirname(outfile));
      mkdirSync(directory, { recursive: true });
      writeFileSync(join(directory, JUDGE), serialize(trainedHelpJudge()));
    });
  },
};
