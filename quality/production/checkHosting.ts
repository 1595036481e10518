import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '../../tools/repositoryRoot.ts';
import { standInProject } from './standInProject.ts';
import type { StandIn } from './StandIn.ts';
import type { Tally } from './Tally.ts';

const APP_PATHS = [
  '/wallet',
  '/auth',
  '/recovery-phrase',
  '/settings',
  '/history',
  '/token/eth',
  '/transaction/abc',
  '/nft/1',
];

/** Checks the pages as served by Hosting: addresses, headers, and caching. */
export async function checkHosting(standIn: StandIn, tally: Tally): Promise<string> {
  const ask = (path: string, headers: Record<string, string> = {}) =>
    fetch(`${standIn.hosting.url}${path}`, { redirect: 'manual', headers });
  const own = `https://us-central1-${standInProject}.cloudfunctions.net`;
  const expectPolicy = (path: string, { headers }: Response) => {
    const policy = headers.get('content-security-policy') ?? '';
    tally.expect(policy.includes("default-src 'none'") && policy.includes(own), `${path}: its policy`);
    tally.expect(!policy.includes('demo-'), `${path}: the policy names the functions of the local stack`);
    tally.expect(headers.get('x-content-type-options') === 'nosniff', `${path}: nosniff`);
    tally.expect((headers.get('strict-transport-security') ?? '').includes('max-age'), `${path}: HSTS`);
  };

  const dist = join(repositoryRoot, 'web', 'dist');
  const pages = readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html') && !['404.html', 'app.html'].includes(file))
    .map((file) => `/${file.replace(/(^|\/)index\.html$|\.html$/, '')}`);
  tally.expect(pages.length > 10 && pages.includes('/'), `${pages.length} pages`);
  for (const path of [...pages, ...APP_PATHS]) {
    const response = await ask(path);
    const text = await response.text();
    tally.expect(response.status === 200 && text.includes('<div id="root"'), `${path}: ${response.status}`);
    tally.expect(response.headers.get('cache-control') === 'no-cache', `${path} may be kept`);
    expectPolicy(path, response);
    const packed = await ask(path, { 'accept-encoding': 'gzip' });
    tally.expect(packed.headers.get('content-encoding') === 'gzip', `${path} is not compressed`);
    await packed.arrayBuffer();
  }
  for (const path of pages.filter((page) => page !== '/')) {
    for (const other of [`${path}.html`, `${path}/`]) {
      const response = await ask(other);
      const place = response.headers.get('location');
      tally.expect(response.status === 301 && place === path, `${other}: ${response.status} ${place ?? ''}`);
    }
  }
  const old = await ask('/app');
  tally.expect(old.status === 301 && old.headers.get('location') === '/', `/app: ${old.status}`);

  for (const path of [
    ...[
      '/status',
      '/mcp',
      '/wallet/x',
      '/nft',
      '/nft/1/2',
      '/index.php',
      '/.env',
      '/.git/config',
      '/firebase.json',
    ],
    ...['/__', '/__/x', '/__/auth/x', '/__/firebase/none.js', '/assets/none.js', '/node_modules/x'],
  ]) {
    const response = await ask(path);
    tally.expect(response.status === 404, `${path}: ${response.status}`);
    tally.expect(
      !(response.headers.get('cache-control') ?? '').includes('immutable'),
      `${path} is kept for ever`,
    );
    await response.arrayBuffer();
  }

  const assets = readdirSync(join(dist, 'assets'));
  for (const asset of assets) {
    const response = await ask(`/assets/${asset}`);
    const control = response.headers.get('cache-control') ?? '';
    tally.expect(
      response.status === 200 && control.includes('immutable'),
      `${asset}: ${response.status} ${control}`,
    );
    await response.arrayBuffer();
  }

  const project = (await (await ask('/__/firebase/init.json')).json()) as { projectId?: string };
  tally.expect(project.projectId === standInProject, 'the project in the configuration of pages');
  return `${pages.length + APP_PATHS.length} pages, ${assets.length} assets`;
}
