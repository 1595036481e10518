/** The package has no types. */
declare module 'turndown-plugin-gfm' {
  import type TurndownService from 'turndown';
  /** Tables in GitHub's format. */
  export const tables: TurndownService.Plugin;
}
