import type { Page } from '@playwright/test';
import { stack } from './stack.ts';

/** Requests that a page sends by polling, independent of user input. */
const BY_ITSELF = ['/refreshWallet'];

/** Collects the page's requests to the server from now on, except polling and listeners. */
export function watchActions(page: Page): string[] {
  const actions: string[] = [];
  page.on('request', (request) => {
    const url = request.url();
    const isCall = url.startsWith(stack.functionsUrl) && !BY_ITSELF.some((name) => url.endsWith(name));
    const isWrite = url.startsWith(stack.firestoreUrl) && !url.includes('/Listen/');
    if (isCall || isWrite) actions.push(`${request.method()} ${url}`);
  });
  return actions;
}
