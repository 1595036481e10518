import { region } from '@everything-wallet/core/hosts/region';
import { networks, type RpcName } from '@everything-wallet/core/networks/networks';
import { rpcVariable } from '@everything-wallet/core/networks/rpcVariable';
import { initializeApp } from 'firebase-admin/app';
import { setGlobalOptions } from 'firebase-functions/options';
import { defineBoolean, defineInt, defineSecret, defineString } from 'firebase-functions/params';
import { refuseMalformedConfiguration } from './configuration/refuseMalformedConfiguration.ts';
import { withoutPoweredBy } from './requests/withoutPoweredBy.ts';
import { defaultLimits } from './services/apiAccess/defaultLimits.ts';

refuseMalformedConfiguration(process.env);
withoutPoweredBy();
initializeApp();

/*
 * A new project may have 20 vCPU and 40 GiB of Cloud Run in a region, and a larger deployment is refused.
 * Every instance has one vCPU, since only a whole one may answer several requests at once, up to 80; the
 * schedule, the backfills and six rare callables have half of one. The two functions that wallets and programs
 * call all the time may have MAX_INSTANCES each, 2 unless set, and the others one each: 19 vCPU, which leaves
 * room for a release.
 * `tools/deploy/quotaOf.test.ts` adds them up.
 */
setGlobalOptions({
  region,
  cpu: 1,
  concurrency: 80,
  maxInstances: 1,
  memory: '256MiB',
  timeoutSeconds: 60,
});

/** Instances that each of the busiest functions may have; raise it with the project's quota. */
export const maxInstancesParam = defineInt('MAX_INSTANCES', { default: 2 });

/** JSON-RPC addresses of each network, separated by commas and tried in order; the defaults are public nodes. */
export const rpcUrlParams = Object.fromEntries(
  networks.map(({ rpcName, rpcUrls }) => [
    rpcName,
    defineString(rpcVariable('RPC_URLS', rpcName), { default: rpcUrls.join(',') }),
  ]),
) as Readonly<Record<RpcName, ReturnType<typeof defineString>>>;

/**
 * Networks that a scanner reads by a process of its own, such as 'mainnet,polygon-mainnet'; empty for none: on other networks each
 * wallet scans for itself.
 */
export const scannerParam = defineString('SCANNER', { default: '' });

/**
 * Explorers' APIs for incoming transfers besides the nodes: 'mainnet=https://…' and so on for each network
 * that has one, separated by commas, where 'public' stands for the network's own; empty for none.
 */
export const transferApisParam = defineString('TRANSFER_APIS', { default: '' });

/** The key of these APIs, but of a network's own; any word where none is needed. */
export const transferApiKeySecret = defineSecret('TRANSFER_API_KEY');

/** Gateways for files of IPFS and of Arweave, each a URL without a trailing slash. */
export const ipfsGatewayParam = defineString('IPFS_GATEWAY', { default: 'https://ipfs.io' });
export const arweaveGatewayParam = defineString('ARWEAVE_GATEWAY', { default: 'https://arweave.net' });

/** URL of `nftPictures` for metadata, without a trailing slash; empty for its own address in the project. */
export const picturesUrlParam = defineString('PICTURES_URL', { default: '' });

/** An API of listings that speaks as OpenSea's (v2) does, without a trailing slash; empty for none. */
export const openSeaUrlParam = defineString('OPENSEA_URL', { default: '' });

/** Key of that API; any word if the deployment has no key. */
export const openSeaKeySecret = defineSecret('OPENSEA_API_KEY');

/** Pictures of NFTs that one address may ask for in a minute. */
export const picturesPerMinuteParam = defineInt('PICTURES_PER_MINUTE', { default: 300 });

/** Source of prices: 'coingecko', or 'sample' for built-in example prices. */
export const priceSourceParam = defineString('PRICE_SOURCE', { default: 'coingecko' });

/** CoinGecko plan: 'public', or 'demo' or 'pro' with the key in COINGECKO_API_KEY. */
export const coinGeckoPlanParam = defineString('COINGECKO_PLAN', { default: 'public' });

/** The key of the plan; any word for 'public', which does not read it. */
export const coinGeckoKeySecret = defineSecret('COINGECKO_API_KEY');

/** The CoinGecko API, without a trailing slash; empty for the plan's own address. */
export const coinGeckoUrlParam = defineString('COINGECKO_BASE_URL', { default: '' });

/**
 * Pepper of recovery phrases' digests: at least 32 random characters, and after commas those that it
 * replaced. Bound only to functions that read or write such a digest.
 */
export const phrasePepperSecret = defineSecret('PHRASE_PEPPER');

/**
 * Secret that names internet addresses in counters and seals the ids of users who leave; written as
 * PHRASE_PEPPER is.
 */
export const counterKeySecret = defineSecret('COUNTER_KEY');

/** True if callables refuse callers without an App Check token. */
export const enforceAppCheckParam = defineBoolean('ENFORCE_APP_CHECK', { default: false });

/** Public VAPID key (RFC 8292) that browsers subscribe with; empty if no pushes are sent. */
export const vapidPublicKeyParam = defineString('VAPID_PUBLIC_KEY', { default: '' });

/** The private key that belongs to it; any word if no pushes are sent. Bound only to the function that sends them. */
export const vapidPrivateKeySecret = defineSecret('VAPID_PRIVATE_KEY');

/** Units that one user may use in a minute of each budget of calls (CallBudget). */
export const callsPerMinuteParam = defineInt('CALLS_PER_MINUTE', { default: 120 });

/** The same for one address, which many people may share. */
export const callsPerMinuteOfAddressParam = defineInt('CALLS_PER_MINUTE_OF_ADDRESS', { default: 600 });

/** Requests to nodes that one user's questions may lead to in a day. */
export const nodeQuestionsPerDayParam = defineInt('NODE_QUESTIONS_PER_DAY', { default: 200_000 });

/** Daily limit of documents read for one user's listings and NFTs. */
export const documentsPerDayParam = defineInt('DOCUMENTS_PER_DAY', { default: 100_000 });

/** The web app's API key, which every visitor's browser gets: with it they may ask the support chat. */
export const webApiKeyParam = defineString('WEB_API_KEY');

/** Questions that one user, or one address, may ask the support chat in a minute. */
export const chatPerMinuteParam = defineInt('CHAT_PER_MINUTE', { default: 20 });

/** Questions that one user, or one address, may ask the support chat in a day. */
export const chatPerDayParam = defineInt('CHAT_PER_DAY', { default: 200 });

/** Proxies of our own between Google's front end and the functions that pages ask at their own addresses; each adds an entry to x-forwarded-for. */
export const trustedProxiesParam = defineInt('TRUSTED_PROXIES', { default: 0 });

/**
 * The same for the functions behind Hosting, whose own proxies may add entries: a caller of the others must
 * not gain by it.
 */
export const hostingProxiesParam = defineInt('HOSTING_PROXIES', { default: 0 });

/** The OpenAI-compatible API that answers the support chat; empty for the embedded answerer. */
export const chatBaseUrlParam = defineString('CHAT_BASE_URL', { default: '' });

/** The model to ask of that API. */
export const chatModelParam = defineString('CHAT_MODEL', { default: '' });

/** The key of that API. */
export const chatApiKeySecret = defineSecret('CHAT_API_KEY');

/** Origin of the site, without a trailing slash: the API's problems link to the error catalogue there. */
export const siteOriginParam = defineString('SITE_ORIGIN', { default: 'https://everything-wallet.web.app' });

/** Requests that one API key may make in a minute. */
export const apiPerMinuteParam = defineInt('API_PER_MINUTE', { default: defaultLimits.perMinute });

/** Requests that one API key may make in a day. */
export const apiPerDayParam = defineInt('API_PER_DAY', { default: defaultLimits.perDay });

/** Requests that all API keys together may make in a minute from one internet address, for each instance. */
export const apiAddressPerMinuteParam = defineInt('API_ADDRESS_PER_MINUTE', { default: 1_200 });

/** Requests in a day that all API keys of accounts without a confirmed e-mail address share at one internet address. */
export const apiUnconfirmedPerDayParam = defineInt('API_UNCONFIRMED_PER_DAY', { default: 500 });

/** Requests that all API keys of a user together may make in a minute. */
export const apiUserPerMinuteParam = defineInt('API_USER_PER_MINUTE', {
  default: defaultLimits.userPerMinute,
});

/** Requests that all API keys of a user together may make in a day. */
export const apiUserPerDayParam = defineInt('API_USER_PER_DAY', { default: defaultLimits.userPerDay });
