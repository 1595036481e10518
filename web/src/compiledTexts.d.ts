declare module 'virtual:compiled-texts/*' {
  import type { Messages } from '@lingui/core';

  /** A part of the catalogue, compiled by web/compiledTexts.ts. */
  export const compiledTexts: Messages;
}

declare module 'virtual:languages' {
  /** BCP 47 tags of the languages that have texts, from web/readLanguages.ts. */
  export const languages: readonly string[];
}
