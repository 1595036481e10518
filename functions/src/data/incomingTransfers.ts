import { collections, serverCollections } from '@everything-wallet/core/documents/collections';
import { tokenId } from '@everything-wallet/core/documents/token';
import { walletAddressId } from '@everything-wallet/core/documents/walletAddress';
import { customTokenNetworks } from '@everything-wallet/core/networks/customTokenNetworks';
import type { Network } from '@everything-wallet/core/networks/networks';
import { transactionId, type TransactionRecord } from '@everything-wallet/core/documents/transaction';
import type { DocumentSnapshot, Timestamp } from '@google-cloud/firestore';
import { z } from 'zod';
import { firestore } from './firestore.ts';
import { nftCandidateLists, type RecordChange } from './nftCandidateLists.ts';
import { mergeIncomingTransfer, type WantedTransfer } from './mergeIncomingTransfer.ts';
import { transferCollections } from './transferCollections.ts';
import { MAX_CREATION_DELAY_MS } from './watchedAccounts.ts';

/** Maximum records that get a price in one Firestore transaction, which allows 500 writes. */
const PAGE = 200;

const networkCursorSchema = z.object({
  next: z.record(z.string(), z.record(z.string(), z.number())).default({}),
  since: z.record(z.string(), z.number()).default({}),
  open: z
    .record(z.string(), z.object({ block: z.number(), places: z.record(z.string(), z.string()) }))
    .default({}),
  tokens: z.array(z.string()).default([]),
  dueAt: z.number().default(0),
  isBehind: z.boolean().default(false),
  backfill: z.object({ from: z.number(), next: z.number(), to: z.number() }).optional(),
});
const noticeFields = z.object({
  id: z.string(),
  amount: z.string(),
  symbol: z.string(),
  contract: z.string().optional(),
  units: z.string().optional(),
  network: z.string(),
  from: z.string().default(''),
  to: z.string().default(''),
  at: z.number(),
  toldAt: z.number().default(0),
  firstToldAt: z.number().default(0),
});
/** A notice; documents have older names for two of its fields. */
const noticeSchema = noticeFields.transform(({ toldAt, firstToldAt, ...notice }) => ({
  ...notice,
  notifiedAt: toldAt,
  firstNotifiedAt: firstToldAt,
}));
const unpricedSchema = z.object({
  id: z.string(),
  network: z.string(),
  contract: z.string(),
  account: z.string(),
  at: z.number(),
  since: z.number(),
  dueAt: z.number(),
});
const countsSchema = z.record(z.string(), z.number()).default({});

/** incoming_cursors/{uid}: one document for all networks, read once for a scan and written in the same Firestore transaction as its records. */
const cursorSchema = z.object({
  networks: z.record(z.string(), networkCursorSchema).default({}),
  saved_at: z.number().default(0),
  untold: z.array(noticeSchema).default([]),
  unpriced: z.array(unpricedSchema).default([]),
  made: z
    .object({ day: z.number(), verified: countsSchema, unverified: countsSchema, dust: countsSchema })
    .optional(),
});

/** Scan positions of a user, and when they were last written, in ms since 1970. */
interface Cursor {
  readonly networks: Readonly<Record<string, z.output<typeof networkCursorSchema>>>;
  readonly savedAt: number;
  readonly waiting: readonly z.output<typeof noticeSchema>[];
  readonly unpriced: z.output<typeof cursorSchema>['unpriced'];
  readonly made: NonNullable<z.output<typeof cursorSchema>['made']>;
}

/** The ids of records that were written, as the service's `WrittenRecords`. */
interface Written {
  readonly completed: readonly string[];
  readonly made: readonly string[];
  readonly unpriced: readonly string[];
}

/** A price for a record, as the service's `PriceFields`. */
interface Price {
  readonly id: string;
  readonly price: Pick<TransactionRecord, 'coin_price_usd' | 'token_price_usd' | 'price_source'>;
}

/** The `incoming_cursors` collection, and the records of what came in. */
export const incomingTransfers = {
  async read(userId: string): Promise<Cursor> {
    return read(await (await cursorOf(userId)).get());
  },

  async findOwn(userId: string, addresses: readonly string[]): Promise<ReadonlyMap<string, number>> {
    const ids = addresses.map((address) => walletAddressId(userId, address));
    const found = await existing(collections.walletAddresses, userId, ids, addresses);
    return new Map([...found].map(([address, document]) => [address, knownSince(document)]));
  },

  async findWatched(userId: string, addresses: readonly string[]): Promise<ReadonlySet<string>> {
    if (addresses.length === 0) return new Set();
    const { getFirestore } = await firestore();
    const db = getFirestore();
    const accounts = db.collection(collections.walletAddresses);
    const found = await db.getAll(
      ...addresses.map((address) => accounts.doc(walletAddressId(userId, address))),
      { fieldMask: ['watch_only'] },
    );
    return new Set(addresses.filter((_, index) => found[index]?.get('watch_only') === true));
  },

  async findAdded(
    userId: string,
    network: Network,
    contracts: readonly string[],
  ): Promise<ReadonlySet<string>> {
    const own = customTokenNetworks.find(({ id }) => id === network.id);
    if (!own) return new Set();
    const ids = contracts.map((contract) => tokenId(userId, own.id, contract));
    return new Set((await existing(collections.tokens, userId, ids, contracts)).keys());
  },

  async findCalls(
    userId: string,
    network: Network,
    txHashes: readonly string[],
  ): Promise<ReadonlySet<string>> {
    if (txHashes.length === 0) return new Set();
    const { db, transactions } = await transferCollections();
    const ids = txHashes.map((txHash) => transactionId(userId, network.chainId, txHash));
    const found = await db.getAll(...ids.map((id) => db.doc(transactions.doc(id).path)));
    return new Set(txHashes.filter((_, index) => found[index]?.get('came') !== undefined));
  },

  async write(
    userId: string,
    {
      records,
      removed,
    }: { readonly records: readonly WantedTransfer[]; readonly removed: readonly string[] },
    change: (cursor: Cursor, written: Written) => Cursor,
  ): Promise<Written> {
    const { Timestamp } = await firestore();
    const { db } = await transferCollections();
    const collection = db.collection(collections.transactions);
    const cursor = await cursorOf(userId);
    const wanted = [
      ...records.map((incoming) => ({ id: incoming.id, incoming })),
      ...removed.map((id) => ({ id, incoming: undefined })),
    ];
    const calls = [...new Set(records.flatMap(({ call }) => call ?? []))];
    return db.runTransaction(async (transaction) => {
      const [stored, ...found] = await transaction.getAll(
        cursor,
        ...[...wanted.map(({ id }) => id), ...calls].map((id) => collection.doc(id)),
      );
      // A call's record may have received its assets since the scan began; `settle` deletes only records written before.
      const completeCalls = new Set(
        calls.filter((_, index) => found[wanted.length + index]?.get('came') !== undefined),
      );
      const ids = { completed: [] as string[], made: [] as string[], unpriced: [] as string[] };
      const changes: RecordChange[] = [];
      for (const [index, { id, incoming }] of wanted.entries()) {
        const document = found[index];
        if (!document || (incoming?.call !== undefined && completeCalls.has(incoming.call))) continue;
        const recordChange = changeOf(document, { id, incoming }, { ids, timestamp: Timestamp });
        if (recordChange) changes.push(recordChange);
      }
      const changeCandidates = await nftCandidateLists.change(db, transaction, changes);
      for (const { id, after } of changes) {
        if (after) transaction.set(collection.doc(id), after);
        else transaction.delete(collection.doc(id));
      }
      changeCandidates();
      transaction.set(cursor, documentOf(change(read(stored), ids)));
      return ids;
    });
  },

  async addPrices(prices: readonly Price[]): Promise<void> {
    const { db } = await transferCollections();
    const collection = db.collection(collections.transactions);
    for (let start = 0; start < prices.length; start += PAGE) {
      const page = prices.slice(start, start + PAGE);
      await db.runTransaction(async (transaction) => {
        const found = await transaction.getAll(...page.map(({ id }) => collection.doc(id)));
        for (const [index, { price }] of page.entries()) {
          const document = found[index];
          if (document?.get('is_final') !== true || document.get('price_source') !== undefined) continue;
          transaction.update(document.ref, { ...price });
        }
      });
    }
  },

  async save(userId: string, change: (cursor: Cursor) => Cursor): Promise<void> {
    const { db } = await transferCollections();
    const document = await cursorOf(userId);
    await db.runTransaction(async (transaction) => {
      transaction.set(document, documentOf(change(read(await transaction.get(document)))));
    });
  },
};

/**
 * Change that a transfer, or its removal, makes to a record; undefined for none. What is final stays.
 *
 * @param context.ids where the record is noted
 */
function changeOf(
  document: DocumentSnapshot,
  { id, incoming }: { readonly id: string; readonly incoming: WantedTransfer | undefined },
  {
    ids,
    timestamp,
  }: {
    readonly ids: Record<'completed' | 'made' | 'unpriced', string[]>;
    readonly timestamp: typeof Timestamp;
  },
): RecordChange | undefined {
  if (document.get('is_final') === true) {
    if (incoming && document.get('price_source') === undefined) ids.unpriced.push(id);
    return undefined;
  }
  if (!incoming) return document.exists ? { id, before: document.data() } : undefined;
  const stored = document.data();
  const { record, isNews } = mergeIncomingTransfer(stored && { ...stored, at: timeOf(document) }, incoming);
  if (isNews) ids.completed.push(id);
  if (!document.exists) ids.made.push(id);
  if (record?.is_final === true && record.price_source === undefined) ids.unpriced.push(id);
  const data = record && { ...record, timestamp: timestamp.fromMillis(incoming.at) };
  return data && !isSame(stored, data) ? { id, before: stored, after: data } : undefined;
}

/** Time of a record's block, in ms since 1970. */
function timeOf(document: DocumentSnapshot): number | undefined {
  const value: unknown = document.get('timestamp');
  return isTimestamp(value) ? value.toMillis() : undefined;
}

/** Converts a cursor to its Firestore document. */
function documentOf({ networks, savedAt, waiting, unpriced, made }: Cursor) {
  return { networks, saved_at: savedAt, untold: waiting.map(storedNotice), unpriced, made };
}

function storedNotice({ notifiedAt, firstNotifiedAt, ...notice }: z.output<typeof noticeSchema>) {
  return { ...notice, toldAt: notifiedAt, firstToldAt: firstNotifiedAt };
}

/** Reads a stored cursor. An unreadable one starts from the beginning: a transfer found twice is recorded once. */
function read(snapshot: DocumentSnapshot | undefined): Cursor {
  const stored = cursorSchema.safeParse(snapshot?.data() ?? {}).data;
  return {
    networks: stored?.networks ?? {},
    savedAt: stored?.saved_at ?? 0,
    waiting: stored?.untold ?? [],
    unpriced: stored?.unpriced ?? [],
    made: stored?.made ?? { day: 0, verified: {}, unverified: {}, dust: {} },
  };
}

async function cursorOf(userId: string) {
  const { getFirestore } = await firestore();
  return getFirestore().collection(serverCollections.incomingCursors).doc(userId);
}

/** Returns the documents that exist and belong to the user, by key in lower case. */
async function existing(
  collection: string,
  userId: string,
  ids: readonly string[],
  keys: readonly string[],
): Promise<ReadonlyMap<string, DocumentSnapshot>> {
  if (ids.length === 0) return new Map();
  const { getFirestore } = await firestore();
  const db = getFirestore();
  const found = await db.getAll(...ids.map((id) => db.collection(collection).doc(id)));
  return new Map(
    keys.flatMap((key, index) => {
      const document = found[index];
      return document?.get('user_id') === userId ? [[key.toLowerCase(), document] as const] : [];
    }),
  );
}

/** Returns the time from which the scanners' watch lists contain an account, in ms since 1970; Infinity where they may not. */
function knownSince(document: DocumentSnapshot): number {
  const requestedAt: unknown = document.get('created_at');
  const createdAt = document.createTime?.toMillis() ?? Infinity;
  const isLate = !isTimestamp(requestedAt) || createdAt - requestedAt.toMillis() >= MAX_CREATION_DELAY_MS;
  // Rounded up: the scanners compare microseconds.
  return isLate ? Infinity : createdAt + 1;
}

/** Returns true if a document has the wanted fields already; times are Timestamps in both. */
function isSame(
  stored: Readonly<Record<string, unknown>> | undefined,
  wanted: Readonly<Record<string, unknown>>,
): boolean {
  if (!stored) return false;
  const names = new Set([...Object.keys(stored), ...Object.keys(wanted)]);
  return [...names].every((name) => textOf(stored[name]) === textOf(wanted[name]));
}

function textOf(value: unknown): string {
  return isTimestamp(value) ? String(value.toMillis()) : JSON.stringify(value ?? null);
}

function isTimestamp(value: unknown): value is Timestamp {
  return typeof value === 'object' && value !== null && 'toMillis' in value;
}
