import { documentLanguage } from './documentLanguage.ts';

/** BCP 47 tag of the interface's language, for texts, numbers and dates; constant until the page is loaded again. */
export const language = documentLanguage();
