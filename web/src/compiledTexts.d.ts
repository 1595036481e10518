declare module 'virtual:compiled-texts/*' {
  import type { Messages } from '@lingui/core';

  /** A part of the catalogue in the source language, compiled by web/compiledTexts.ts. */
  export const compiledTexts: Messages;
}

declare module 'virtual:languages' {
  /** Languages that have texts, as BCP 47 tags. */
  export const languages: readonly string[];
}

declare module 'virtual:language-names' {
  /** Name of each language in that language, by its BCP 47 tag. */
  export const languageNames: Readonly<Record<string, string>>;
}

declare module 'virtual:translations' {
  import type { Messages } from '@lingui/core';

  /** Imports all texts of a language; by its tag, without the source language. */
  export const translations: Readonly<
    Record<string, (() => Promise<{ readonly compiledTexts: Messages }>) | undefined>
  >;
}
