import type { BrowserContext, Page, Request, Route } from '@playwright/test';
import { stack } from './stack.ts';

/** The callables the tests watch or get in the way of. */
type CallableName =
  | 'estimateGas'
  | 'finishSetup'
  | 'getBalance'
  | 'getTokenBalance'
  | 'reconcileTransactions'
  | 'sendTransaction'
  | 'storeRecoveryPhraseHash';

/** Callables of polled queries: batched in one call (refreshWallet), or separate. */
const ASKED_TOGETHER: readonly CallableName[] = ['getBalance', 'getTokenBalance', 'reconcileTransactions'];

/** The address of a callable, or the addresses of those that may answer its question. */
export function urlOf(name: CallableName): RegExp {
  const names = ASKED_TOGETHER.includes(name) ? `(${name}|refreshWallet)` : name;
  return new RegExp(`^${stack.functionsUrl.replaceAll('.', '\\.')}/${names}$`);
}

/** Collects a page's calls of a callable, from now on. */
export function watchCalls(page: Page, name: CallableName): Request[] {
  const calls: Request[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && urlOf(name).test(request.url())) calls.push(request);
  });
  return calls;
}

/** Returns the input of a call. */
export function inputOf(call: Request): Record<string, unknown> {
  const { data } = call.postDataJSON() as { data: Record<string, unknown> };
  return data;
}

/** A delayed answer. */
export interface HeldAnswer {
  /** Resolves once the server has answered. */
  readonly answered: Promise<void>;
  /** Lets the page have the answer. */
  release: () => void;
}

/** Delays the answer to the next call; the call itself reaches the server, and later calls are unaffected. */
export async function holdNextAnswer(target: Page | BrowserContext, name: CallableName): Promise<HeldAnswer> {
  const answered = Promise.withResolvers<undefined>();
  const released = Promise.withResolvers<undefined>();
  await target.route(
    urlOf(name),
    async (route) => {
      const response = await route.fetch();
      answered.resolve(undefined);
      await released.promise;
      await route.fulfill({ response });
    },
    { times: 1 },
  );
  return { answered: answered.promise, release: () => released.resolve(undefined) };
}

/** Loses the answer to the next calls on their way back; the calls themselves reach the server. */
export async function loseAnswers(page: Page, name: CallableName, times: number): Promise<void> {
  let left = times;
  await page.route(urlOf(name), async (route) => {
    // The browser's question whether it may call at all is not one of the calls.
    if (route.request().method() !== 'POST' || left === 0) return route.continue();
    left -= 1;
    await route.fetch();
    await route.abort('connectionreset');
  });
}

/** Refuses connections to a callable until the returned function is called. */
export async function cutOff(page: Page, ...names: readonly CallableName[]): Promise<() => Promise<void>> {
  const refuse = (route: Route) => route.abort('connectionrefused');
  for (const name of names) await page.route(urlOf(name), refuse);
  return async () => {
    for (const name of names) await page.unroute(urlOf(name), refuse);
  };
}
