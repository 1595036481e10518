/**
 * Returns the tab that web/early.js has chosen on the prerendered page, whose panel is in the document by then; undefined in the build, and
 * where the application draws the page.
 *
 * @param tabs names of the tabs, whose ids are `tab-<name>`
 */
export function writtenTab<Tab extends string>(tabs: readonly Tab[]): Tab | undefined {
  if (typeof document === 'undefined') return undefined;
  return tabs.find((tab) => document.querySelector(`#tab-${tab}[aria-selected="true"]`) !== null);
}
