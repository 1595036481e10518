import { DEFAULT_REGION } from '@everything-wallet/core/hosts/region';
import { hostGroups, isListedHost, type Asker } from '@everything-wallet/core/hosts/hosts';
import { networks } from '@everything-wallet/core/networks/networks';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { deployedConfiguration } from '../deploy/deployedConfiguration.ts';
import type { FirebaseConfiguration } from '../emulators/firebaseConfiguration.ts';
import { repositoryRoot } from '../repositoryRoot.ts';
import { socialLinks } from '../../web/src/config/socialLinks.ts';

/* Compares every host in the code with the one list of hosts, which /connections shows. */

const template = JSON.parse(
  readFileSync(join(repositoryRoot, 'firebase.json'), 'utf8'),
) as FirebaseConfiguration;
const listed = (...askers: Asker[]) =>
  hostGroups.filter(({ asker }) => askers.includes(asker)).flatMap(({ hosts }) => hosts);

/** The hosts that a policy lets a page ask, whatever for. */
function hostsOfPolicy({ hosting }: FirebaseConfiguration): string[] {
  const policies = hosting.headers
    .flatMap(({ headers }) => headers)
    .filter(({ key }) => key === 'Content-Security-Policy');
  expect(policies).toHaveLength(1);
  const urls = policies[0]?.value.match(/\b(?:https?|wss?):\/\/[^\s;]+/g) ?? [];
  return [...new Set(urls.map((url) => new URL(url).host))];
}
const deployed = (hasAppCheck: boolean) =>
  deployedConfiguration(template, {
    region: DEFAULT_REGION,
    project: 'a-project',
    assets: [],
    functions: 'out',
    hasAppCheck,
  });

/** Own parts of names, as the list writes them. */
const general = (host: string) => host.replace(/^us-central1-[a-z0-9-]+\./, 'us-central1-*.');

describe('the content security policy lets a page ask the listed hosts, and no others', () => {
  test.each([
    ['as it is in the repository', template, listed('page')],
    ['as it is deployed', deployed(false), listed('page')],
    ['with App Check', deployed(true), listed('page', 'appCheck')],
  ])('%s', (_name, configuration, hosts) => {
    expect(hostsOfPolicy(configuration).map(general).toSorted()).toEqual([...hosts].toSorted());
  });

  test('and nothing wider: no scheme and no wildcard', () => {
    const { headers } = template.hosting.headers[0] ?? { headers: [] };
    const policy = headers.find(({ key }) => key === 'Content-Security-Policy')?.value ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toMatch(/(^|\s)(https?:|wss?:)(\s|;|$)|\*/);
  });
});

/** Finds every URL with a host in the code of a part, except in tests and comments. */
function hostsInCode(pattern: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const file of globSync(pattern, { cwd: repositoryRoot })) {
    if (/\.test\.tsx?$|[\\/]testing[\\/]/.test(file)) continue;
    const code = readFileSync(join(repositoryRoot, file), 'utf8').replace(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, '');
    for (const [, host = ''] of code.matchAll(/['"`]https?:\/\/([a-z0-9.-]+)/g)) found.set(host, file);
  }
  return found;
}

describe('the code names only listed hosts', () => {
  test('that of the functions', () => {
    const named = hostsInCode('functions/src/**/*.ts');
    // Named but never contacted: the site's origin, a license, and an example.
    for (const host of ['everything-wallet.web.app', 'opensource.org', 'example.com'])
      expect(named.delete(host)).toBe(true);
    expect(named.has('api.coingecko.com')).toBe(true);
    expect([...named].filter(([host]) => !isListedHost(host, ['functions']))).toEqual([]);
  });

  test("includes Firebase's, which the functions check App Check with, and their own rights", () => {
    const named = (pattern: string) =>
      globSync(pattern, { cwd: repositoryRoot }).flatMap((file) =>
        [
          ...readFileSync(join(repositoryRoot, file), 'utf8').matchAll(
            /'(?:https?:\/\/)?([a-z0-9.-]+\.(?:com|internal)|169[\d.]+)/g,
          ),
        ].map(([, host = '']) => host),
      );
    const appCheck = named('node_modules/firebase-admin/lib/app-check/token-verifier.js');
    expect(appCheck).toContain('firebaseappcheck.googleapis.com');
    const metadata = ['169.254.169.254', 'metadata.google.internal'];
    for (const host of [...appCheck, ...metadata]) expect(isListedHost(host, ['functions']), host).toBe(true);
  });

  test('that of the pages', () => {
    const named = hostsInCode('web/src/**/*.{ts,tsx}');
    // Hosts of prerendering, and of samples for developers.
    for (const host of ['localhost', 'us-central1-', 'everything-wallet.web.app', 'example.com']) {
      expect(named.delete(host)).toBe(true);
    }
    expect(named.has('github.com')).toBe(true);
    expect([...named].filter(([host]) => !isListedHost(host, ['page', 'appCheck', 'person']))).toEqual([]);
  });

  test('that of the networks, each with its nodes', () => {
    for (const { rpcUrls, transferApiUrl, explorerUrl } of networks) {
      for (const url of [...rpcUrls, ...(transferApiUrl === undefined ? [] : [transferApiUrl])]) {
        expect(isListedHost(new URL(url).host, ['functions']), url).toBe(true);
        expect(isListedHost(new URL(url).host, ['page']), url).toBe(false);
      }
      expect(isListedHost(new URL(explorerUrl).host, ['person'])).toBe(true);
    }
    expect(socialLinks.every(({ url }) => isListedHost(new URL(url).host, ['person']))).toBe(true);
  });
});

// Regression: pushes were sent to hosts that the page did not name.
test('lists the push services of the browsers', () => {
  for (const host of ['fcm.googleapis.com', 'updates.push.services.mozilla.com', 'web.push.apple.com'])
    expect(isListedHost(host, ['functions']), host).toBe(true);
  expect(isListedHost('wns2-par02p.notify.windows.com', ['functions'])).toBe(true);
  expect(isListedHost('fcm.googleapis.com', ['page'])).toBe(false);
});

test('a name that resembles a listed one is not listed', () => {
  for (const host of [
    'firestore.googleapis.com.evil.example',
    'xfirestore.googleapis.com',
    'us-central1-a.evil.example.cloudfunctions.net',
    'us-central1-.cloudfunctions.net',
    'cloudfunctions.net',
  ])
    expect(isListedHost(host, ['page']), host).toBe(false);
  expect(isListedHost('us-central1-a-project.cloudfunctions.net', ['page'])).toBe(true);
});
