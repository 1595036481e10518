/** Folder with a folder of texts for each language. */
export const textsFolder = new URL('../packages/core/src/texts/', import.meta.url);
