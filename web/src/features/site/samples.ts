import functionSource from '../../../../docs/samples/readBalance.sh?raw';
import goSource from '../../../../docs/samples/sdk/balance.go?raw';
import pythonSource from '../../../../docs/samples/sdk/balance.py?raw';
import typescriptSource from '../../../../docs/samples/sdk/balance.ts?raw';
import shellSource from '../../../../docs/samples/balance.sh?raw';
import { shownRegion } from './shownRegion.ts';

/** The code that pages show, from files that tests run. */
export const samples = {
  shell: shownRegion(shellSource),
  typescript: shownRegion(typescriptSource),
  python: shownRegion(pythonSource),
  go: shownRegion(goSource),
  function: shownRegion(functionSource),
} as const;
