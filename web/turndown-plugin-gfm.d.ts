/** The package has no types of its own. */
declare module 'turndown-plugin-gfm' {
  import type TurndownService from 'turndown';
  /** Tables as GitHub writes them. */
  export const tables: TurndownService.Plugin;
}
