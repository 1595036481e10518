import shellSource from '../../../../docs/samples/readBalance.sh?raw';
import typescriptSource from '../../../../docs/samples/readBalance.ts?raw';
import { shownRegion } from './shownRegion.ts';

/** The code that pages show, from the files that tests run. */
export const samples = {
  typescript: shownRegion(typescriptSource),
  shell: shownRegion(shellSource),
} as const;
