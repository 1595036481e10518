/**
 * Language in which the texts are written, as a BCP 47 tag: the folder of that name beside this file has every text, and
 * another language is a folder with the same ids. Functions, API and command line speak this language alone.
 */
export const SOURCE_LANGUAGE = 'en';
