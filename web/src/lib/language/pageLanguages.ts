import { languages } from 'virtual:languages';

/** Pseudo-languages of test builds: their regions are for private use, and no page is written in them. */
const PRIVATE_REGION = /-X[A-Z]$/;

/** Languages of the public pages, as BCP 47 tags. */
export const pageLanguages: readonly string[] = languages.filter((tag) => !PRIVATE_REGION.test(tag));
