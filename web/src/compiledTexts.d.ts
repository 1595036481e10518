declare module 'virtual:compiled-messages/*' {
  import type { Messages } from '@lingui/core';

  /** A part of the catalogue, compiled by web/compiledTexts.ts. */
  export const compiledTexts: Messages;
}
