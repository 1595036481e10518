import { region } from './region.ts';

import { networks } from '../networks/networks.ts';

/**
 * Origin of requests to a host: every page, a page with App Check, our functions, or a user who follows a
 * link.
 */
export type Asker = 'page' | 'appCheck' | 'functions' | 'person';

/** Hosts contacted for the same reason, which learn the same. */
export interface HostGroup {
  /** Names its texts in the catalogue. */
  readonly id:
    | 'site'
    | 'functions'
    | 'signIn'
    | 'session'
    | 'database'
    | 'recaptcha'
    | 'appCheck'
    | 'cloud'
    | 'nodes'
    | 'transfers'
    | 'nftFiles'
    | 'prices'
    | 'push'
    | 'chat'
    | 'explorers'
    | 'social';
  readonly asker: Asker;
  /**
   * Host names; '*' stands for the project's own part. Empty where the operator configures the host, or none
   * is used.
   */
  readonly hosts: readonly string[];
}

/**
 * Every host the product contacts, and from where. No other host is contacted: the content security policy,
 * the functions' addresses and the browser tests check this list, and a page of the site shows it.
 *
 * A network's own hosts are in its file.
 */
export const hostGroups: readonly HostGroup[] = [
  { id: 'site', asker: 'page', hosts: [] },
  { id: 'functions', asker: 'page', hosts: [`${region}-*.cloudfunctions.net`] },
  { id: 'signIn', asker: 'page', hosts: ['identitytoolkit.googleapis.com'] },
  { id: 'session', asker: 'page', hosts: ['securetoken.googleapis.com'] },
  { id: 'database', asker: 'page', hosts: ['firestore.googleapis.com'] },
  {
    id: 'recaptcha',
    asker: 'appCheck',
    hosts: ['www.google.com', 'www.gstatic.com', 'recaptcha.google.com'],
  },
  { id: 'appCheck', asker: 'appCheck', hosts: ['content-firebaseappcheck.googleapis.com'] },
  {
    id: 'cloud',
    asker: 'functions',
    hosts: [
      'firestore.googleapis.com',
      'identitytoolkit.googleapis.com',
      'www.googleapis.com',
      // Verifies App Check tokens with its keys; the functions' own credentials come from their runtime.
      'firebaseappcheck.googleapis.com',
      'metadata.google.internal',
      '169.254.169.254',
    ],
  },
  { id: 'nodes', asker: 'functions', hosts: hostsOf(networks.flatMap(({ rpcUrls }) => rpcUrls)) },
  {
    id: 'transfers',
    asker: 'functions',
    hosts: hostsOf(networks.flatMap(({ transferApiUrl }) => transferApiUrl ?? [])),
  },
  // And any public host in a collection's contract.
  { id: 'nftFiles', asker: 'functions', hosts: ['ipfs.io', 'arweave.net'] },
  { id: 'prices', asker: 'functions', hosts: ['api.coingecko.com', 'pro-api.coingecko.com'] },
  // And any public host of a browser's subscription.
  {
    id: 'push',
    asker: 'functions',
    hosts: [
      'fcm.googleapis.com',
      'updates.push.services.mozilla.com',
      'web.push.apple.com',
      '*.notify.windows.com',
    ],
  },
  { id: 'chat', asker: 'functions', hosts: [] },
  { id: 'explorers', asker: 'person', hosts: hostsOf(networks.map(({ explorerUrl }) => explorerUrl)) },
  { id: 'social', asker: 'person', hosts: ['github.com', 'x.com'] },
];

/** True if one of the given origins contacts a host. */
export function isListedHost(host: string, origins: readonly Asker[]): boolean {
  return hostGroups
    .filter(({ asker }) => origins.includes(asker))
    .some(({ hosts }) => hosts.some((listed) => matches(listed, host)));
}

function matches(listed: string, host: string): boolean {
  const [before = '', after] = listed.split('*');
  if (after === undefined) return listed === host;
  const own = host.slice(before.length, host.length - after.length);
  return host === `${before}${own}${after}` && /^[a-z0-9-]+$/.test(own);
}

/** Returns the hosts of addresses, each once. */
function hostsOf(urls: readonly string[]): string[] {
  return [...new Set(urls.map((url) => new URL(url).host))];
}
