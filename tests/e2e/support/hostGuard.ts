import { isListedHost } from '@everything-wallet/core/hosts/hosts';
import { expect, type BrowserContext } from '@playwright/test';
import { stack } from './stack.ts';

/** Hosts of the stack under test that stand in for external ones. */
const ofStack = new Set(
  [stack.hostingUrl, stack.functionsUrl, stack.faucetUrl, stack.authUrl, stack.firestoreUrl].flatMap(
    (url) => {
      const { origin } = new URL(url);
      // By the name that a passkey belongs to, as well.
      return [origin, origin.replace('127.0.0.1', 'localhost')];
    },
  ),
);

/** Origins of the websites that a test serves itself. */
export const servedSites = new Set<string>();

/** Records the hosts that the pages of a context contact. */
export interface HostGuard {
  /** Fails on requests to hosts that are not on the app's list (core's hosts). */
  check: () => void;
}

/** Watches a context: its pages contact the app's hosts, and those of links that the test follows. */
export function guardHosts(context: BrowserContext): HostGuard {
  const strangers = new Set<string>();
  context.on('request', (request) => {
    const url = new URL(request.url());
    if (!/^(https?|wss?):$/.test(url.protocol) || ofStack.has(url.origin) || servedSites.has(url.origin))
      return;
    const isFollowed = request.isNavigationRequest() && isListedHost(url.host, ['person']);
    if (!isFollowed && !isListedHost(url.host, ['page'])) strangers.add(url.origin);
  });
  return {
    check: () =>
      expect([...strangers], 'hosts that are not on the list of packages/core/src/hosts').toEqual([]),
  };
}
