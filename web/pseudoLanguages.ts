/** Languages that are made from English for tests, with the tags of CLDR: left to right, and right to left. */
export const PSEUDO_LANGUAGES = ['en-XA', 'ar-XB'];
