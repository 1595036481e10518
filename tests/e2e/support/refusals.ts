import type { Page, Route } from '@playwright/test';
import { stack } from './stack.ts';

/** Console messages of browser and SDK about a commit that the rules refuse. */
export const refusedCommit = [
  /status of 403 .*documents:commit/,
  /RPC 'Commit' .* failed with error: .*permission-denied/,
];

const COMMITS = /\/documents:commit(\?|$)/;
const LISTENING = /\/google\.firestore\.v1\.Firestore\/Listen\/channel/;

/**
 * Adds a forbidden write to the page's commits, so that the rules refuse all of them.
 *
 * @returns stops the changes
 */
export async function refuseCommits(page: Page): Promise<() => Promise<void>> {
  const spoil = (route: Route) => {
    const body = route.request().postDataJSON() as { writes: unknown[] };
    const name = `projects/${stack.projectId}/databases/(default)/documents/phrase_hashes/nobody`;
    return route.continue({
      postData: JSON.stringify({ ...body, writes: [...body.writes, { delete: name }] }),
    });
  };
  await page.route(COMMITS, spoil);
  return () => page.unroute(COMMITS, spoil);
}

/**
 * Changes the page's listener of a collection into one of a forbidden collection, so that the rules refuse
 * it.
 *
 * @returns stops the changes
 */
export function refuseListening(page: Page, collection: string): Promise<() => Promise<void>> {
  return rewriteListening(page, `"collectionId":"${collection}"`, '"collectionId":"phrase_hashes"');
}

/**
 * Changes the page's listener of a document into one of a forbidden document, so that the rules refuse it.
 *
 * @returns stops the changes
 */
export function refuseDocument(page: Page, path: string): Promise<() => Promise<void>> {
  return rewriteListening(page, `/documents/${path}"`, '/documents/phrase_hashes/nobody"');
}

async function rewriteListening(
  page: Page,
  requested: string,
  forbidden: string,
): Promise<() => Promise<void>> {
  const rewrite = (route: Route) => {
    const body = route.request().postData();
    if (body === null) return route.continue();
    const postData = body.replaceAll(encodeURIComponent(requested), encodeURIComponent(forbidden));
    return route.continue({ postData });
  };
  await page.route(LISTENING, rewrite);
  return () => page.unroute(LISTENING, rewrite);
}
