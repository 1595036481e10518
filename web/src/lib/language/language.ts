import { documentLanguage } from './documentLanguage.ts';

/** Language of the interface, as a BCP 47 tag, in which texts, numbers and dates are. Another one loads the page again. */
export const language = documentLanguage();
