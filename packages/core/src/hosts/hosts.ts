import { region } from './region.ts';

import { networks } from '../networks/networks.ts';

/** Who asks a host: every page, a page with App Check on, our functions, or a person who follows a link. */
export type Asker = 'page' | 'appCheck' | 'functions' | 'person';

/** Hosts that are asked for one reason and learn the same. */
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
    | 'chat'
    | 'explorers'
    | 'social';
  readonly asker: Asker;
  /** Host names; '*' stands for the project's own part. None where whoever runs the service names one, or nobody. */
  readonly hosts: readonly string[];
}

/**
 * Every host that the product talks to, and who does. What is not here is not asked: the content security policy, the functions'
 * addresses and the browser tests are held to this list, and a page of the site shows it.
 *
 * A network's own hosts stand in its file.
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
      // Tokens of App Check are compared with its keys, and the functions' own rights come from where they run.
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
  // And whatever public host a collection's contract names.
  { id: 'nftFiles', asker: 'functions', hosts: ['ipfs.io', 'arweave.net'] },
  { id: 'prices', asker: 'functions', hosts: ['api.coingecko.com', 'pro-api.coingecko.com'] },
  { id: 'chat', asker: 'functions', hosts: [] },
  { id: 'explorers', asker: 'person', hosts: hostsOf(networks.map(({ explorerUrl }) => explorerUrl)) },
  { id: 'social', asker: 'person', hosts: ['github.com', 'x.com'] },
];

/** Whether a host is one of those that somebody asks. */
export function isListedHost(host: string, askers: readonly Asker[]): boolean {
  return hostGroups
    .filter(({ asker }) => askers.includes(asker))
    .some(({ hosts }) => hosts.some((listed) => matches(listed, host)));
}

function matches(listed: string, host: string): boolean {
  const [before = '', after] = listed.split('*');
  if (after === undefined) return listed === host;
  const own = host.slice(before.length, host.length - after.length);
  return host === `${before}${own}${after}` && /^[a-z0-9-]+$/.test(own);
}

/** The hosts of addresses, each once. */
function hostsOf(urls: readonly string[]): string[] {
  return [...new Set(urls.map((url) => new URL(url).host))];
}
