import goSource from '../../../../docs/samples/sdk/balance.go?raw';
import pythonSource from '../../../../docs/samples/sdk/balance.py?raw';
import typescriptSource from '../../../../docs/samples/sdk/balance.ts?raw';
import shellSource from '../../../../docs/samples/balance.sh?raw';
import { siteOrigin } from '../../config/siteOrigin.ts';
import { shownSample } from './shownSample.ts';

const here = (source: string) => shownSample(source, { origin: siteOrigin });

/** Code that pages show, from files that tests run. */
export const samples = {
  shell: here(shellSource),
  typescript: here(typescriptSource),
  python: here(pythonSource),
  go: here(goSource),
} as const;
