import { logger } from 'firebase-functions/logger';
import * as params from 'firebase-functions/params';
import { expect, test, vi } from 'vitest';
import '../configuration.ts';
import { configurationProblems } from './configurationProblems.ts';
import { refuseMalformedConfiguration } from './refuseMalformedConfiguration.ts';

const PEPPER = '0123456789abcdef'.repeat(4);
const complete = {
  CHAT_MODEL: 'small',
  WEB_API_KEY: 'AIzaSyA-0123456789_abcdefghijklmnopqrst',
  PHRASE_PEPPER: PEPPER,
  COUNTER_KEY: PEPPER,
};
const lines = (change: Record<string, string | undefined>) =>
  configurationProblems({ ...complete, ...change });

/** As the SDK stores it; not part of its types. */
interface DeclaredParam {
  readonly name: string;
  readonly options?: { readonly default?: string | number | boolean };
}
const { declaredParams } = params as unknown as { readonly declaredParams: readonly DeclaredParam[] };

test('every default is well-formed, and a param without one is missing', () => {
  const defaults = declaredParams.map(({ name, options }) => [name, options?.default?.toString()]);
  expect(configurationProblems(Object.fromEntries(defaults) as Record<string, string>)).toEqual([
    'WEB_API_KEY is missing: it must be the apiKey of the registered web app.',
  ]);
});

test('every param and secret that is declared is checked', () => {
  expect(declaredParams.length).toBeGreaterThan(20);
  for (const { name } of declaredParams) {
    // A space before and behind is right nowhere.
    expect(lines({ [name]: ' \n ' }), name).toEqual([
      expect.stringContaining(`${name} is malformed: it must be`),
    ]);
  }
});

test.each([
  ['RPC_URLS_MAINNET', 'https://a.example,https://b.example/v1/key', 'https://a.example, https://b.example'],
  ['RPC_URLS_SEPOLIA', 'http://127.0.0.1:8545', 'http://node.example'],
  ['RPC_URLS_POLYGON_MAINNET', 'https://a.example', ''],
  ['TRANSFER_APIS', 'mainnet=public,sepolia=https://api.example/v2/api', 'mainnet=https://api.example/?a=b'],
  ['SCANNER', 'mainnet,polygon-mainnet', 'mainnet, sepolia'],
  ['SCANNER', '', 'bitcoin'],
  ['TRANSFER_APIS', '', 'bitcoin=public'],
  ['TRANSFER_APIS', 'mainnet=http://127.0.0.1:80/api', 'public'],
  ['TRANSFER_API_KEY', 'unused', 'a key'],
  ['OPENSEA_URL', 'https://api.opensea.io/api/v2', 'https://api.opensea.io/api/v2/'],
  ['OPENSEA_URL', '', 'opensea'],
  ['OPENSEA_API_KEY', 'unused', ''],
  ['VAPID_PUBLIC_KEY', `B${'a'.repeat(86)}`, 'unused'],
  ['VAPID_PUBLIC_KEY', '', 'a'.repeat(43)],
  ['VAPID_PRIVATE_KEY', 'unused', 'a key'],
  ['PRICE_SOURCE', 'sample', 'CoinGecko'],
  ['COINGECKO_BASE_URL', 'https://api.coingecko.com/api/v3', 'https://api.coingecko.com/api/v3/'],
  ['COINGECKO_BASE_URL', '', 'http://api.coingecko.com/api/v3'],
  ['COINGECKO_PLAN', 'demo', 'free'],
  ['COINGECKO_API_KEY', 'CG-0123456789', 'CG 0123456789'],
  ['ENFORCE_APP_CHECK', 'false', 'yes'],
  ['CALLS_PER_MINUTE', '120', '0'],
  ['CALLS_PER_MINUTE_OF_ADDRESS', '600', '6e2'],
  ['CHAT_PER_MINUTE', '1', '-1'],
  ['API_PER_DAY', '20000', '20,000'],
  ['TRUSTED_PROXIES', '0', 'none'],
  ['HOSTING_PROXIES', '1', '-1'],
  ['MAX_INSTANCES', '2', '2.5'],
  ['CHAT_BASE_URL', '', 'api.example.com'],
  ['SITE_ORIGIN', 'https://wallet.example', 'https://wallet.example/app'],
  ['SITE_ORIGIN', 'http://127.0.0.1:5000', 'http://wallet.example'],
  ['WEB_API_KEY', 'fake-api-key', 'a key'],
  ['PHRASE_PEPPER', PEPPER, `${PEPPER}\n`],
  ['PHRASE_PEPPER', PEPPER, 'short'],
  ['PHRASE_PEPPER', `${PEPPER},${PEPPER}`, `${PEPPER},`],
  ['PHRASE_PEPPER', PEPPER, `${PEPPER},short`],
  ['COUNTER_KEY', PEPPER, 'short'],
  ['CHAT_API_KEY', 'unused', ''],
])('%s may be %j, and not %j', (name, good, bad) => {
  expect(lines({ [name]: good })).toEqual([]);
  const [line, ...more] = lines({ [name]: bad });
  expect(line).toContain(`${name} is malformed`);
  expect(more).toEqual([]);
});

test('an API for the chat needs a model', () => {
  expect(lines({ CHAT_BASE_URL: 'https://api.example.com/v1', CHAT_MODEL: '' })).toEqual([
    'CHAT_MODEL is missing: with CHAT_BASE_URL set, it must be the model to ask.',
  ]);
  expect(lines({ CHAT_BASE_URL: 'https://api.example.com/v1' })).toEqual([]);
});

test('no line contains a value', () => {
  const secret = 'hunter2 hunter2';
  for (const { name } of declaredParams) expect(lines({ [name]: secret }).join()).not.toContain('hunter2');
});

test('an instance does not start on a malformed configuration, and logs one line each', () => {
  const log = vi.spyOn(logger, 'error').mockImplementation(() => undefined);
  const broken = { PHRASE_PEPPER: 'short', MAX_INSTANCES: '0' };
  expect(() => refuseMalformedConfiguration({ ...broken, K_SERVICE: 'getbalance' })).toThrow(
    /WEB_API_KEY is missing.*MAX_INSTANCES is malformed.*PHRASE_PEPPER is malformed/,
  );
  expect(log).toHaveBeenCalledTimes(3);
  expect(() => refuseMalformedConfiguration({ ...complete, K_SERVICE: 'getbalance' })).not.toThrow();
});

test('functions that are only listed need no configuration', () => {
  expect(() => refuseMalformedConfiguration({})).not.toThrow();
  expect(() =>
    refuseMalformedConfiguration({ K_SERVICE: 'listing', FUNCTIONS_CONTROL_API: 'true' }),
  ).not.toThrow();
});
