import type { Page } from '@playwright/test';
import { stack } from './stack.ts';

/** What a page asks by itself whenever it is time to, whatever anybody does on it. */
const BY_ITSELF = ['/getTokenPrices', '/refreshWallet'];

/** Collects what a page asks of the server from now on, but for what it asks by itself and what it listens to. */
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
