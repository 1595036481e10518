import type { Page } from '@playwright/test';
import { stack } from './stack.ts';

/**
 * Refuses a page's connections to the database, as a network in between may.
 *
 * @returns how to let them through again
 */
export async function blockFirestore(page: Page): Promise<() => Promise<void>> {
  const connections = `${stack.firestoreUrl}/**`;
  await page.route(connections, (route) => route.abort('connectionrefused'));
  return () => page.unroute(connections);
}
