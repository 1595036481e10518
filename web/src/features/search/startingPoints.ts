import { language } from '../../lib/language/language.ts';
import { localPath } from '../../lib/language/localPath.ts';

/** URLs shown before anything is typed. */
export const startingPoints: readonly string[] = [
  '/help#sending',
  '/help#pending',
  '/help#fees',
  '/help#lost-phrase',
  '/documentation#start',
  '/documentation/errors',
].map((url) => localPath(url, language));
