import { isListedHost } from '@everything-wallet/core/hosts/hosts';
import { expect, type BrowserContext } from '@playwright/test';
import { stack } from './stack.ts';

/** Where the stack under test has what the site has elsewhere when it is deployed. */
const ofStack = new Set(
  [stack.hostingUrl, stack.functionsUrl, stack.faucetUrl, stack.authUrl, stack.firestoreUrl].flatMap(
    (url) => {
      const { origin } = new URL(url);
      // By the name that a passkey belongs to, as well.
      return [origin, origin.replace('127.0.0.1', 'localhost')];
    },
  ),
);

/** Keeps which hosts the pages of a context ask. */
export interface HostGuard {
  /** Fails on requests to hosts that are not on the list of what this app talks to (core's hosts). */
  check: () => void;
}

/** Watches a context: a page asks its own hosts, and those that a person follows a link to. */
export function guardHosts(context: BrowserContext): HostGuard {
  const strangers = new Set<string>();
  context.on('request', (request) => {
    const url = new URL(request.url());
    if (!/^(https?|wss?):$/.test(url.protocol) || ofStack.has(url.origin)) return;
    const isFollowed = request.isNavigationRequest() && isListedHost(url.host, ['person']);
    if (!isFollowed && !isListedHost(url.host, ['page'])) strangers.add(url.origin);
  });
  return {
    check: () =>
      expect([...strangers], 'hosts that are not on the list of packages/core/src/hosts').toEqual([]),
  };
}
