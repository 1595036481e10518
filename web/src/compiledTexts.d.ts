declare module 'virtual:compiled-texts/*' {
  import type { Messages } from '@lingui/core';

  /** A part of the catalogue, compiled by web/compiledTexts.ts. */
  export const compiledTexts: Messages;
}
