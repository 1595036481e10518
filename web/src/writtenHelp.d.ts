declare module 'virtual:help/*' {
  import type { HelpEntry } from '@everything-wallet/core/help/HelpEntry';

  /** The help in a language, as web/writtenHelp.ts reads it. */
  export const helpEntries: readonly Pick<HelpEntry, 'name' | 'title' | 'page' | 'text'>[];
}

declare module 'virtual:help' {
  import type { helpEntries } from 'virtual:help/*';

  /** Imports the help in a language that has it, by BCP 47 tag. */
  export const help: Readonly<
    Record<string, (() => Promise<{ readonly helpEntries: typeof helpEntries }>) | undefined>
  >;
}
