import { arabic } from './arabic.ts';
import { chinese } from './chinese.ts';
import { french } from './french.ts';
import { german } from './german.ts';
import { hindi } from './hindi.ts';
import { indonesian } from './indonesian.ts';
import { italian } from './italian.ts';
import { japanese } from './japanese.ts';
import { korean } from './korean.ts';
import { polish } from './polish.ts';
import { portuguese } from './portuguese.ts';
import { russian } from './russian.ts';
import { spanish } from './spanish.ts';
import { turkish } from './turkish.ts';
import { ukrainian } from './ukrainian.ts';
import { vietnamese } from './vietnamese.ts';
import type { Language } from './Language.ts';

/** The languages that are recognised besides English; the order decides between equals. */
export const languages: readonly Language[] = [
  spanish,
  portuguese,
  french,
  german,
  italian,
  polish,
  turkish,
  russian,
  ukrainian,
  japanese,
  chinese,
  korean,
  arabic,
  hindi,
  indonesian,
  vietnamese,
];
