import { networks } from '@everything-wallet/core/networks/networks';
import { rpcVariable } from '@everything-wallet/core/networks/rpcVariable';

/** Format of a param or secret. */
interface Expectation {
  /** Rest of the sentence after 'must be'. */
  readonly mustBe: string;
  readonly holds: (value: string) => boolean;
}

/** The environment that params and secrets are read from, by their names. */
export type Configuration = Readonly<Record<string, string | undefined>>;

const isUrl = (value: string): boolean => {
  if (/\s/.test(value)) return false;
  const url = URL.canParse(value) ? new URL(value) : undefined;
  // Without TLS only on this machine: requests and responses are about money.
  return url?.protocol === 'https:' || (url?.protocol === 'http:' && isLocal(url.hostname));
};
const isLocal = (host: string) => ['127.0.0.1', 'localhost', '[::1]'].includes(host);

const urls: Expectation = {
  mustBe: 'addresses that begin with https://, separated by commas without spaces',
  holds: (value) => value.split(',').every(isUrl),
};
const count = (least: number): Expectation => ({
  mustBe: `a whole number, at least ${least}`,
  holds: (value) => /^\d{1,9}$/.test(value) && Number(value) >= least,
});

const baseOrNone: Expectation = {
  mustBe: 'empty, or an address that begins with https://, without a final slash',
  holds: (value) => value === '' || (isUrl(value) && !value.endsWith('/')),
};
const base: Expectation = {
  mustBe: 'an address that begins with https://, without a query or a final slash',
  holds: (value) => isUrl(value) && !/[/]$|[?#@]/.test(value),
};
const transferApis: Expectation = {
  mustBe:
    'empty, or mainnet=https://… or mainnet=public and so on for networks, separated by commas without spaces, without a query or a final slash',
  holds: (value) =>
    value === '' ||
    value.split(',').every((entry) => {
      const [rpcName = '', address = '', ...more] = entry.split('=');
      const isAddress = address === 'public' || (isUrl(address) && !/[/]$|[?]/.test(address));
      return more.length === 0 && isAddress && networks.some((network) => network.rpcName === rpcName);
    }),
};
const scannedNetworks: Expectation = {
  mustBe: 'empty, or names of networks such as mainnet,polygon-mainnet, separated by commas without spaces',
  holds: (value) =>
    value === '' || value.split(',').every((entry) => networks.some(({ rpcName }) => rpcName === entry)),
};
const secrets: Expectation = {
  mustBe: 'at least 32 characters, without white space around them; several are separated by commas',
  holds: (value) => value.split(',').every((secret) => secret.length >= 32 && secret.trim() === secret),
};
const keyOrWord: Expectation = {
  mustBe: "a key, or any word such as 'unused', without white space",
  holds: (value) => /^\S+$/.test(value),
};

/** Every param and secret of the functions; each is checked wherever it has a value. */
const expectations: Readonly<Record<string, Expectation>> = {
  ...Object.fromEntries(networks.map(({ rpcName }) => [rpcVariable('RPC_URLS', rpcName), urls])),
  SCANNER: scannedNetworks,
  TRANSFER_APIS: transferApis,
  IPFS_GATEWAY: base,
  ARWEAVE_GATEWAY: base,
  OPENSEA_URL: baseOrNone,
  PICTURES_URL: baseOrNone,
  PICTURES_PER_MINUTE: count(1),
  PRICE_SOURCE: {
    mustBe: "'coingecko' or 'sample'",
    holds: (value) => value === 'coingecko' || value === 'sample',
  },
  COINGECKO_PLAN: {
    mustBe: "'public', 'demo' or 'pro'",
    holds: (value) => ['public', 'demo', 'pro'].includes(value),
  },
  COINGECKO_BASE_URL: baseOrNone,
  ENFORCE_APP_CHECK: { mustBe: "'true' or 'false'", holds: (value) => value === 'true' || value === 'false' },
  VAPID_PUBLIC_KEY: {
    mustBe: 'empty, or the public key of npx web-push generate-vapid-keys',
    holds: (value) => value === '' || /^B[\w-]{86}$/.test(value),
  },
  CALLS_PER_MINUTE: count(1),
  CALLS_PER_MINUTE_OF_ADDRESS: count(1),
  NODE_QUESTIONS_PER_DAY: count(1_000),
  DOCUMENTS_PER_DAY: count(1_000),
  WEB_API_KEY: {
    mustBe: 'the apiKey of the registered web app',
    holds: (value) => /^[\w-]{10,100}$/.test(value),
  },
  CHAT_PER_MINUTE: count(1),
  CHAT_PER_DAY: count(1),
  TRUSTED_PROXIES: count(0),
  HOSTING_PROXIES: count(0),
  CHAT_BASE_URL: baseOrNone,
  CHAT_MODEL: { mustBe: 'empty, or the name of a model', holds: (value) => !/\s/.test(value) },
  SITE_ORIGIN: {
    mustBe: 'where the site stands, as https://example.com, without a path or a final slash',
    holds: (value) => isUrl(value) && new URL(value).origin === value,
  },
  API_PER_MINUTE: count(1),
  API_PER_DAY: count(1),
  API_ADDRESS_PER_MINUTE: count(1),
  API_UNCONFIRMED_PER_DAY: count(1),
  API_USER_PER_MINUTE: count(1),
  API_USER_PER_DAY: count(1),
  MAX_INSTANCES: count(1),
  PHRASE_PEPPER: secrets,
  COUNTER_KEY: secrets,
  CHAT_API_KEY: keyOrWord,
  COINGECKO_API_KEY: keyOrWord,
  TRANSFER_API_KEY: keyOrWord,
  OPENSEA_API_KEY: keyOrWord,
  VAPID_PRIVATE_KEY: keyOrWord,
};

/** Names of params that have no default. */
const REQUIRED = ['WEB_API_KEY'];

/**
 * Lists missing and malformed params and secrets, in one line each; never their values.
 *
 * A param with a default may be missing, and so may a secret, which only some functions have.
 */
export function configurationProblems(configuration: Configuration): string[] {
  const missing = REQUIRED.filter((name) => !configuration[name]).map(
    (name) => `${name} is missing: it must be ${expectations[name]?.mustBe ?? 'set'}.`,
  );
  const malformed = Object.entries(expectations).flatMap(([name, { mustBe, holds }]) => {
    const value = configuration[name];
    if (value === undefined || (value === '' && REQUIRED.includes(name)) || holds(value)) return [];
    return [`${name} is malformed: it must be ${mustBe}.`];
  });
  const asksModel = configuration['CHAT_BASE_URL'] && !configuration['CHAT_MODEL'];
  const unnamed = asksModel
    ? ['CHAT_MODEL is missing: with CHAT_BASE_URL set, it must be the model to ask.']
    : [];
  return [...missing, ...malformed, ...unnamed];
}
