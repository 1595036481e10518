/**
 * Requests one page, or all of them, one after the other.
 *
 * @param ask requests a page by the former page's cursor; undefined for the first
 * @returns the pages, the first one first
 */
export async function askPages<Page extends { readonly cursor?: string }>(
  ask: (cursor: string | undefined) => Promise<Page>,
  isAll: boolean,
): Promise<[Page, ...Page[]]> {
  let page = await ask(undefined);
  const pages: [Page, ...Page[]] = [page];
  const seen = new Set<string>();
  // A repeated cursor would never end.
  while (isAll && page.cursor !== undefined && !seen.has(page.cursor)) {
    seen.add(page.cursor);
    page = await ask(page.cursor);
    pages.push(page);
  }
  return pages;
}
