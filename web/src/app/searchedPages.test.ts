// @vitest-environment node
import { beforeAll, describe, expect, test } from 'vitest';
import { findPlaces } from '../../prerender/findPlaces.ts';
import { readHelpEntries } from '../../readHelpEntries.ts';
import { buildSearchIndex } from '../features/search/buildSearchIndex.ts';
import { groupFound } from '../features/search/groupFound.ts';
import { readSearchIndex, type SearchIndex } from '../features/search/readSearchIndex.ts';
import type { SearchEntry } from '../features/search/SearchEntry.ts';
import { startingPoints } from '../features/search/startingPoints.ts';
import { renderPage } from '../renderPage.tsx';
import { publicPages } from './publicPages.ts';

/* Search over the prerendered pages: it finds the matching ones. */

const help = readHelpEntries();
let places: readonly SearchEntry[];
let index: SearchIndex;

beforeAll(async () => {
  const pages = await Promise.all(publicPages.map(({ path }) => renderPage(path)));
  places = findPlaces(pages, Object.fromEntries(help.map(({ name, also }) => [`/help#${name}`, also])));
  index = await readSearchIndex(buildSearchIndex(places, 'en'), 'en');
}, 60_000);

/** Returns the addresses of a query's results, in order. */
const shown = (query: string) =>
  groupFound(index.find(query)).flatMap(({ found }) => found.map(({ url }) => url));

describe('every place is found by its own words', () => {
  test('each heading of the public pages, first or second', () => {
    const missed = places
      // Several pages end with a section of the same name.
      .filter(({ title }) => places.filter((other) => other.title === title).length === 1)
      .filter(
        ({ title, url }) =>
          !index
            .find(title)
            .slice(0, 2)
            .some((found) => found.url === url),
      )
      .map(
        ({ title, url }) =>
          `${title} (${url}): ${index
            .find(title)
            .slice(0, 2)
            .map((found) => found.url)
            .join(' ')}`,
      );
    expect(missed).toEqual([]);
  });

  test('each answer of the help, first or second', () => {
    const missed = help
      .filter(
        ({ title, name }) =>
          !index
            .find(title)
            .slice(0, 2)
            .some(({ url }) => url === `/help#${name}`),
      )
      .map(({ title }) => title);
    expect(missed).toEqual([]);
    expect(help.length).toBeGreaterThan(40);
  });

  test('each name that several parts have, with the name of its page', () => {
    const shared = places.filter(({ title }) => places.filter((other) => other.title === title).length > 1);
    expect(shared.length).toBeGreaterThan(1);
    for (const { title, context, url } of shared) {
      const found = index
        .find(`${title} ${context}`)
        .slice(0, 3)
        .map((one) => one.url);
      expect(found, `${title} ${context}`).toContain(url);
    }
  });
});

describe('typical queries find it among the first three', () => {
  test.each([
    ['lost seed phrase', '/help#lost-phrase'],
    ['forgot password', '/help#lost-password'],
    ['forgoten pasword', '/help#lost-password'],
    ['gas fee', '/help#fees'],
    ['transfer cost', '/help#fees'],
    ['how much does it cost to send', '/help#fees'],
    ['pending', '/help#pending'],
    ['pendng transacton', '/help#pending'],
    ['transaction stuck', '/help#pending-days'],
    ['cancel transaction', '/help#speed-up'],
    ['recieve', '/help#receiving'],
    ['recieve coins', '/help#receiving'],
    ['stolen', '/help#stolen'],
    ['sign a message', '/help#signing'],
    ['hacked', '/help#intrusion'],
    ['scam', '/help#scam'],
    ['wrong adress', '/help#wrong-address'],
    ['testnet faucet', '/help#testnets'],
    ['add token', '/help#tokens'],
    ['walletconnect', '/help#dapps'],
    ['revoke approvals', '/help#approvals'],
    ['tokens leaving', '/help#drained'],
    ['delete accout', '/help#delete-account'],
    ['qr code', '/help#qr-scanner'],
    ['new phone', '/help#new-phone'],
    ['authent', '/documentation#authentication'],
    ['bearer token', '/documentation#authentication'],
    ['rate limit', '/documentation#limits'],
    ['ratelimit-policy', '/documentation#limits'],
    ['polygon-mainnet', '/documentation#networks'],
    ['functions with an account instead of a key', '/documentation#functions'],
    ['/api/v1/balance', '/documentation#getBalance'],
    ['getBalance', '/documentation#getBalance'],
    ['gas estimate', '/help#api-simulate'],
    ['simulate', '/documentation#simulate'],
    ['approvals api', '/documentation#listApprovals'],
    ['tokens api', '/documentation#listTokens'],
    ['GET nfts', '/documentation#listNfts'],
    ['positions api', '/documentation#listPositions'],
    ['/api/v1/transfers', '/documentation#listTransfers'],
    ['POST transaction', '/documentation#sendTransaction'],
    ['key_missing', '/documentation/errors#key_missing'],
    ['key missing', '/documentation/errors#key_missing'],
    ['insufficient funds', '/documentation/errors#insufficient_funds'],
    ['429', '/documentation/errors#status-429'],
    ['python', '/sdk-libraries'],
    ['headers your site needs', '/connect-websites#headers'],
    ['wagmi', '/connect-websites'],
    ['disconnect a website', '/help#connected-sites'],
    ['exit codes', '/cli-tools#exit-codes'],
    ['privacy policy', '/privacy'],
  ])('%s', (query, url) => {
    expect(shown(query).slice(0, 3)).toContain(url);
  });

  test('a word while it is typed', () => {
    for (const begun of ['p', 'pe', 'pen', 'pend', 'pendi', 'pendin', 'pending']) {
      expect(index.find(begun).length, begun).toBeGreaterThan(0);
    }
    expect(shown('transacti').slice(0, 5)).toContain('/help#failed');
  });
});

test('topics without a page have no result', () => {
  for (const query of ['', '   ', '?!', 'xqzzy', 'zzzzzzzz wwwwwwww', '🦄'])
    expect(index.find(query), query).toEqual([]);
});

test('suggestions exist before anything is typed', () => {
  expect(startingPoints.filter((url) => !index.at(url))).toEqual([]);
});

test('every address leads to a place of its page', () => {
  const urls = places.map(({ url }) => url);
  expect(new Set(urls).size).toBe(urls.length);
  expect(urls).toContain('/documentation/errors#rate_limited');
});
