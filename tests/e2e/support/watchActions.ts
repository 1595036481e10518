import type { Page } from '@playwright/test';
import { stack } from './stack.ts';

/** Collects what a page asks of the server from now on, but for prices and for what it listens to. */
export function watchActions(page: Page): string[] {
  const actions: string[] = [];
  page.on('request', (request) => {
    const url = request.url();
    const isCall = url.startsWith(stack.functionsUrl) && !url.endsWith('/getTokenPrices');
    const isWrite = url.startsWith(stack.firestoreUrl) && !url.includes('/Listen/');
    if (isCall || isWrite) actions.push(`${request.method()} ${url}`);
  });
  return actions;
}
