import { expect, type BrowserContext, type Page } from '@playwright/test';
import { stack } from './stack.ts';

/** A website that has nothing but the wallet's script. */
export const SITE_PAGE = `<button id="ask">Ask</button><script src="${stack.hostingUrl}/connect.js"></script>`;

/** Asks the wallet in a click, as a user does, and returns the window that opens with the pending answer. */
export async function askInWindow(
  site: Page,
  context: BrowserContext,
  method: string,
  params: unknown = [],
): Promise<{ readonly popup: Page; readonly answer: Promise<unknown> }> {
  // For a moment after an answer the window takes the next request.
  await expect.poll(() => context.pages().filter((page) => page.url().endsWith('/connect'))).toEqual([]);
  const opened = context.waitForEvent('page');
  const answer = ask(site, method, params);
  const popup = await opened;
  return { popup, answer };
}

/** Asks the wallet in a click; the answer is the result, or the error's code and message. */
export async function ask(site: Page, method: string, params: unknown = []): Promise<unknown> {
  const id = `answer${Math.random()}`;
  await site.evaluate(
    ([name, request]) => {
      const button = document.querySelector<HTMLButtonElement>('#ask');
      if (!button) throw new Error('no button');
      button.onclick = () => {
        const { provider } = (window as never as { everythingWallet: { provider: Provider } })
          .everythingWallet;
        interface Provider {
          request: (request: unknown) => Promise<unknown>;
        }
        const settled = provider.request(request).then(
          (result) => ({ result }),
          (error: unknown) => {
            const { code, message } = error as { code: number; message: string };
            return { error: { code, message } };
          },
        );
        Object.assign(window, { [name]: settled });
      };
    },
    [id, { method, params }] as const,
  );
  await site.click('#ask');
  return site.evaluate((name) => (window as never as Record<string, Promise<unknown>>)[name], id);
}
