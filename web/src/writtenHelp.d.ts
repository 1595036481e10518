declare module 'virtual:help' {
  import type { HelpEntry } from '@everything-wallet/core/help/HelpEntry';

  /** Files of docs/help, as web/writtenHelp.ts reads them. */
  export const helpEntries: readonly Pick<HelpEntry, 'name' | 'title' | 'page' | 'text'>[];
}
