import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { collections, serverCollections } from '@everything-wallet/core/documents/collections';
import { expect, test } from 'vitest';
import { repositoryRoot } from '../repositoryRoot.ts';

interface IndexFile {
  readonly indexes: readonly {
    readonly collectionGroup: string;
    readonly fields: readonly { readonly fieldPath: string; readonly order: string }[];
  }[];
  readonly fieldOverrides: readonly {
    readonly collectionGroup: string;
    readonly fieldPath: string;
    readonly ttl?: boolean;
    readonly indexes: readonly object[];
  }[];
}

const { indexes, fieldOverrides } = JSON.parse(
  readFileSync(join(repositoryRoot, 'firestore.indexes.json'), 'utf8'),
) as IndexFile;
const isExempt = (collection: string, field: string) =>
  fieldOverrides.some(
    ({ collectionGroup, fieldPath }) => collectionGroup === collection && fieldPath === field,
  );

const ascending = 'ASCENDING';
const descending = 'DESCENDING';
const { apiKeys, apiRequests, apiUsage, contacts, nftListings, tokens, transactions, walletAddresses } =
  collections;
const {
  accountLocks,
  activityEvents,
  activityMovements,
  issuedKeys,
  mail,
  openTransfers,
  pushSubscriptions,
  scanEvents,
  scanMatches,
  sentNonces,
} = serverCollections;
const { webhookDeliveries, webhookLanes, webhooks } = serverCollections;

/** A query: the fields compared with '==', and the one field with another comparison or the sort order. */
type Query = readonly [collection: string, equal: readonly string[], by?: readonly [string, string]];

/** Every query of the product, by the file it is written in. The local emulator answers any query, indexed or not. */
const queries: Readonly<Record<string, readonly Query[]>> = {
  // A range over one field, which its own index serves.
  'functions/src/data/accountLocks.ts': [[accountLocks, ['due_at']]],
  'functions/src/data/activityRecords.ts': [
    [activityMovements, ['open_block']],
    [activityMovements, ['open_on'], ['block', ascending]],
    // By id alone.
    [activityEvents, []],
    [activityEvents, ['user_lane'], ['sequence', ascending]],
    [activityEvents, ['user_id', 'event_id']],
  ],
  'functions/src/data/deleteLanesOf.ts': [[webhookLanes, ['webhook_id']]],
  'functions/src/data/findNextNonce.ts': [
    [transactions, ['user_id', 'type', 'from_address'], ['timestamp', descending]],
  ],
  'functions/src/data/hasSent.ts': [[transactions, ['user_id', 'type', 'status'], ['timestamp', descending]]],
  'functions/src/data/issuedKeys.ts': [
    [apiKeys, ['user_id']],
    [issuedKeys, ['user_id'], ['created_at', ascending]],
  ],
  'functions/src/data/listingRecords.ts': [
    [nftListings, ['network'], ['ends_at', ascending]],
    [nftListings, ['network', 'contract_address'], ['ends_at', ascending]],
    [nftListings, ['network', 'contract_address', 'token_id'], ['ends_at', ascending]],
    [nftListings, ['user_id', 'network', 'contract_address', 'token_id']],
    [nftListings, ['user_id']],
  ],
  'functions/src/data/nftRecords.ts': [
    [transactions, ['user_id', 'network', 'call_kind'], ['timestamp', descending]],
    [transactions, ['user_id', 'network', 'contract_address'], ['timestamp', descending]],
    [transactions, ['user_id', 'network', 'standard'], ['timestamp', descending]],
  ],
  'functions/src/data/pushSubscriptions.ts': [[pushSubscriptions, ['user_id']]],
  'functions/src/data/scanMatches.ts': [[scanMatches, ['account'], ['block', ascending]]],
  // By id alone.
  'functions/src/data/storedScan.ts': [[scanEvents, []]],
  'functions/src/data/transactionRecords.ts': [
    [transactions, ['user_id', 'type', 'status'], ['timestamp', descending]],
    [openTransfers, ['user_id', 'is_shallow']],
    [transactions, ['type', 'status'], ['timestamp', descending]],
    [openTransfers, ['is_shallow']],
  ],
  'functions/src/data/userDocuments.ts': [
    [apiKeys, ['user_id']],
    [activityEvents, ['user_id']],
    [activityMovements, ['user_id']],
    [webhooks, ['user_id']],
    [webhookLanes, ['user_id']],
    [webhookDeliveries, ['user_id']],
    [mail, ['user_id']],
    [issuedKeys, ['user_id']],
    [contacts, ['user_id']],
    [tokens, ['user_id']],
    [nftListings, ['user_id']],
    [openTransfers, ['user_id']],
    [sentNonces, ['user_id']],
    [transactions, ['user_id']],
    [apiRequests, ['user_id']],
    [apiUsage, ['user_id']],
    [walletAddresses, ['user_id']],
  ],
  // By id, and a range over one field, which its own index serves.
  'functions/src/data/watchedAccounts.ts': [
    [walletAddresses, ['created_at']],
    [walletAddresses, ['address']],
  ],
  'functions/src/services/webhooks/firestoreDeliveries.ts': [
    [webhookDeliveries, ['webhook_id'], ['first_at', descending]],
  ],
  // The second is a range over one field, which its own index serves.
  'functions/src/services/webhooks/firestoreLanes.ts': [
    [webhookLanes, ['webhook_id']],
    [webhookLanes, ['due_at']],
  ],
  'functions/src/services/webhooks/firestoreWebhooks.ts': [
    [webhooks, ['user_id']],
    [webhooks, ['user_id', 'key_id']],
  ],
  'web/src/features/accounts/api/listenToPrimaryAddress.ts': [[walletAddresses, ['user_id', 'is_primary']]],
  'web/src/features/accounts/api/listenToOldestKey.ts': [
    [walletAddresses, ['user_id'], ['created_at', ascending]],
  ],
  'web/src/features/accounts/api/listenToWalletAddresses.ts': [
    [walletAddresses, ['user_id'], ['created_at', ascending]],
  ],
  'web/src/features/accounts/api/readAllAccounts.ts': [
    [walletAddresses, ['user_id'], ['created_at', ascending]],
  ],
  'web/src/features/apiKeys/api/listenToApiKeys.ts': [[apiKeys, ['user_id'], ['created_at', descending]]],
  'web/src/features/apiKeys/api/listenToApiRequests.ts': [[apiRequests, ['user_id'], ['at', descending]]],
  'web/src/features/apiKeys/api/listenToApiUsage.ts': [[apiUsage, ['user_id'], ['day', ascending]]],
  'web/src/features/contacts/api/listenToContacts.ts': [[contacts, ['user_id']]],
  'web/src/features/contacts/api/listenToHasContact.ts': [[contacts, ['user_id']]],
  'web/src/features/contacts/api/readAllContacts.ts': [[contacts, ['user_id']]],
  'web/src/features/listings/api/readNetworkListings.ts': [[nftListings, ['user_id', 'network']]],
  'web/src/features/listings/api/ownListingsQuery.ts': [
    [nftListings, ['user_id', 'network', 'contract_address', 'token_id']],
  ],
  'web/src/features/signing/api/listenToSentTransfers.ts': [
    [transactions, ['user_id', 'type'], ['timestamp', descending]],
  ],
  'web/src/features/swap/api/findStepRecord.ts': [
    [transactions, ['user_id', 'type'], ['timestamp', descending]],
  ],
  'web/src/features/tokens/api/listenToTokens.ts': [[tokens, ['user_id'], ['created_at', ascending]]],
  'web/src/features/tokens/api/readAllTokens.ts': [[tokens, ['user_id'], ['created_at', ascending]]],
  // Its conditions are those of useHistory (type or none), listenToTokenTransactions (network, and symbol or contract; type) and
  // listenToAccountTransactions.
  'web/src/features/transactions/api/historyFeed.ts': [
    [transactions, ['user_id'], ['timestamp', descending]],
    [transactions, ['user_id', 'type'], ['timestamp', descending]],
    [transactions, ['user_id', 'network', 'token_symbol'], ['timestamp', descending]],
    [transactions, ['user_id', 'network', 'contract_address'], ['timestamp', descending]],
    [transactions, ['user_id', 'type', 'from_address'], ['timestamp', descending]],
    [transactions, ['user_id', 'type', 'to_address'], ['timestamp', descending]],
  ],
  'web/src/features/transactions/api/listenToPendingTransactions.ts': [
    [transactions, ['user_id', 'type', 'status'], ['timestamp', descending]],
  ],
  'web/src/features/transactions/api/readAllTransactions.ts': [
    [transactions, ['user_id'], ['timestamp', descending]],
  ],
};
const all = Object.values(queries).flat();
const areEqual = (some: readonly string[], others: readonly string[]) =>
  some.toSorted().join() === others.toSorted().join();

test('the queries that are listed here are those of the sources, with the fields they name', () => {
  const found = ['functions/src', 'web/src']
    .flatMap((folder) =>
      readdirSync(join(repositoryRoot, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
        join(folder, file),
      ),
    )
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => [file, readFileSync(join(repositoryRoot, file), 'utf8')] as const)
    .filter(([, source]) => /\b(where|orderBy)\(/.test(source));
  expect(found.map(([file]) => file).sort()).toEqual(Object.keys(queries).sort());
  for (const [file, source] of found) {
    const named = [...source.matchAll(/\b(?:where|orderBy)\('(\w+)'/g)].map(([, field]) => field);
    const listed = queries[file]?.flatMap(([, equal, by]) => [...equal, ...(by ? [by[0]] : [])]) ?? [];
    expect(listed, file).toEqual(expect.arrayContaining(named));
    // Fields that are chosen while they run are in this one alone.
    if (!file.endsWith('/historyFeed.ts'))
      expect([...new Set(named)].sort(), file).toEqual([...new Set(listed)].sort());
  }
});

test.each(all.map(([collection, equal, by]) => ({ collection, equal, by })))(
  '$collection by $equal, sorted by $by, has an index',
  ({ collection, equal, by }) => {
    if (by === undefined) {
      // Firestore joins the single-field indexes.
      expect(equal.filter((field) => isExempt(collection, field))).toEqual([]);
      return;
    }
    const [field, order] = by;
    expect(
      indexes.some(({ collectionGroup, fields }) => {
        const last = fields.at(-1);
        const before = fields.slice(0, -1).map(({ fieldPath }) => fieldPath);
        return (
          collectionGroup === collection &&
          last?.fieldPath === field &&
          last.order === order &&
          areEqual(before, equal)
        );
      }),
    ).toBe(true);
  },
);

test('every index serves a query', () => {
  const idle = indexes.filter(({ collectionGroup, fields }) => {
    const last = fields.at(-1);
    const before = fields.slice(0, -1).map(({ fieldPath }) => fieldPath);
    return !all.some(
      ([collection, equal, by]) =>
        collection === collectionGroup &&
        by?.[0] === last?.fieldPath &&
        by?.[1] === last?.order &&
        areEqual(before, equal),
    );
  });
  expect(idle).toEqual([]);
});

test('every exemption exists once, for a known collection', () => {
  const known: string[] = [...Object.values(collections), ...Object.values(serverCollections)];
  const names = fieldOverrides.map(({ collectionGroup, fieldPath }) => `${collectionGroup}.${fieldPath}`);
  expect(names).toEqual([...new Set(names)]);
  for (const { collectionGroup, indexes: kept } of fieldOverrides) {
    expect(known).toContain(collectionGroup);
    expect(kept).toEqual([]);
  }
});

test('counters that are written all the time are in no index', () => {
  for (const field of ['count', 'window_started_at', 'leased', 'leased_until', 'expires_at'])
    expect(isExempt('rate_limits', field)).toBe(true);
  for (const field of ['keys', 'minutes', 'requests']) expect(isExempt('api_usage', field)).toBe(true);
});

test('every growing collection has a limit', () => {
  const ending = fieldOverrides
    .filter(({ ttl }) => ttl)
    .map(({ collectionGroup, fieldPath }) => [collectionGroup, fieldPath]);
  expect(ending).toEqual([
    ['rate_limits', 'expires_at'],
    ['account_locks', 'expires_at'],
    ['api_requests', 'expires_at'],
    ['api_usage', 'expires_at'],
    ['issued_keys', 'expires_at'],
    ['nft_metadata', 'expires_at'],
    ['metadata_passes', 'expires_at'],
    ['scan_matches', 'expires_at'],
    ['account_marks', 'expires_at'],
    ['activity_events', 'expires_at'],
    ['activity_movements', 'expires_at'],
    ['webhook_deliveries', 'expires_at'],
    ['mail', 'expires_at'],
  ]);
});
