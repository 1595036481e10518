declare module 'virtual:compiled-texts/*' {
  import type { Messages } from '@lingui/core';

  /** A part of the catalogue, compiled by web/compiledTexts.ts. */
  export const compiledTexts: Messages;
}

declare module 'virtual:language-choice' {
  /** Gives the document the first language of the browser that has texts. */
  export const chooseDocumentLanguage: () => void;
}
