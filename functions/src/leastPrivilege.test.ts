import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { serviceAccounts } from './configuration/serviceAccounts.ts';
import * as functions from './index.ts';

/** As the SDK stores it on every function; not part of its types. */
interface Deployed {
  readonly __endpoint: {
    readonly serviceAccountEmail?: string;
    readonly secretEnvironmentVariables?: readonly { readonly key: string }[];
  };
}

const deployed = Object.fromEntries(
  Object.entries(functions as unknown as Record<string, Deployed>).map(([name, { __endpoint: endpoint }]) => [
    name,
    {
      account: endpoint.serviceAccountEmail,
      secrets: (endpoint.secretEnvironmentVariables ?? []).map(({ key }) => key).toSorted(),
    },
  ]),
);
const { pictures, reader, wallet, sender, phrases, accounts, schedule, api, chat, webhooks } =
  serviceAccounts;

// Regression: every callable had the pepper, and every function the rights of the project's default account.
test('every function runs as an account of its own kind, with the secrets that it reads and no others', () => {
  expect(deployed).toEqual({
    accountAccess: { account: accounts, secrets: ['COUNTER_KEY'] },
    api: { account: api, secrets: ['COUNTER_KEY'] },
    backfillTransfers: { account: wallet, secrets: ['COINGECKO_API_KEY', 'TRANSFER_API_KEY'] },
    deliverWebhook: { account: webhooks, secrets: ['VAPID_PRIVATE_KEY'] },
    estimateGas: { account: reader, secrets: ['COUNTER_KEY'] },
    finishSetup: { account: phrases, secrets: ['COUNTER_KEY', 'PHRASE_PEPPER'] },
    generateApiKey: { account: sender, secrets: ['COUNTER_KEY'] },
    getBalance: { account: reader, secrets: ['COUNTER_KEY'] },
    getTokenBalance: { account: reader, secrets: ['COUNTER_KEY'] },
    getTokenDetails: { account: reader, secrets: ['COUNTER_KEY'] },
    getTokenPrices: { account: reader, secrets: ['COINGECKO_API_KEY', 'COUNTER_KEY'] },
    nftPictures: { account: pictures, secrets: [] },
    publicPrices: { account: reader, secrets: ['COINGECKO_API_KEY'] },
    reconcilePendingTransactions: { account: schedule, secrets: ['COUNTER_KEY', 'PHRASE_PEPPER'] },
    reconcileTransactions: { account: reader, secrets: ['COUNTER_KEY'] },
    refreshWallet: {
      account: wallet,
      secrets: ['COINGECKO_API_KEY', 'COUNTER_KEY', 'OPENSEA_API_KEY', 'TRANSFER_API_KEY'],
    },
    sendTransaction: { account: sender, secrets: ['COINGECKO_API_KEY', 'COUNTER_KEY'] },
    storeListing: { account: sender, secrets: ['COUNTER_KEY'] },
    storeRecoveryPhraseHash: { account: phrases, secrets: ['COUNTER_KEY', 'PHRASE_PEPPER'] },
    supportChat: { account: chat, secrets: ['CHAT_API_KEY', 'COUNTER_KEY'] },
    verifyRecoveryPhrase: { account: phrases, secrets: ['COUNTER_KEY', 'PHRASE_PEPPER'] },
  });
});

test('the function that reads untrusted files shares its account with no other, and has no secret', () => {
  const sharing = Object.entries(deployed).filter(([, { account }]) => account === pictures);
  expect(sharing).toEqual([['nftPictures', { account: pictures, secrets: [] }]]);
});

/** The files that a file imports, one by another; but for types. */
function importedBy(file: string, found = new Set<string>()): ReadonlySet<string> {
  if (found.has(file)) return found;
  found.add(file);
  const source = readFileSync(file, 'utf8');
  for (const [, name = ''] of source.matchAll(
    /(?:^|[;}] *)(?:import|export)\s+(?!type\b)[^;]*?from '(\.[^']+)'/gm,
  ))
    importedBy(join(dirname(file), name), found);
  for (const [, name = ''] of source.matchAll(/\bimport\('(\.[^']+)'\)/g))
    importedBy(join(dirname(file), name), found);
  return found;
}

// Regression: descriptions of NFTs, which strangers write, were fetched and parsed beside the keys of explorers and prices.
test('code that fetches untrusted URLs and reads their content is only in the function without secrets', () => {
  const readers = ['fetchGuarded', 'parseMetadata', 'loadPicture'].map((name) => `services/nfts/${name}.ts`);
  expect(functionsWith(readers)).toEqual(['nftPictures']);
});

test('webhooks are posted by the function that delivers them, and by the API for tests and replays', () => {
  expect(functionsWith(['services/webhooks/postGuarded.ts'])).toEqual(['api', 'deliverWebhook']);
});

/** Returns the functions that import one of some files. */
function functionsWith(names: readonly string[]): string[] {
  const endpoints = join(import.meta.dirname, 'endpoints');
  return Object.keys(deployed).filter((name) => {
    const files = importedBy(join(endpoints, `${name}.ts`));
    return names.some((file) => files.has(join(import.meta.dirname, file)));
  });
}
