import { mapConcurrently } from '@everything-wallet/core/concurrency/mapConcurrently';
import { collections } from '@everything-wallet/core/documents/collections';
import type { Timestamp } from '@google-cloud/firestore';
import { firestore } from './firestore.ts';
import { pagesOf } from './pagesOf.ts';

/** Documents of one request. */
const PAGE = 2_000;

/**
 * Longest time in ms between `created_at`, the time of the request, and the write, which may wait for others: a scanner
 * misses an account that was written later, or by a backup, until its next complete load.
 */
export const MAX_CREATION_DELAY_MS = 30_000;

/** Users of an address beyond which none of them is returned: an exchange's address may be in thousands of wallets. */
const MAX_USERS = 100;

/** Addresses in one request, each in two spellings: Firestore compares with 30 values. */
const GROUP = 15;

/** Requests at the same time. */
const CONCURRENCY = 10;

/** The accounts of all users, `wallet_addresses`. Times are microseconds since 1970, by Firestore's clock. */
export const watchedAccounts = {
  /** Returns the present time. */
  async now(): Promise<number> {
    const { readTime } = await (await allAccounts()).select().limit(1).get();
    return microsecondsOf(readTime);
  },

  /**
   * Reads one page, in the order of ids.
   *
   * @param after the last id of the page before
   * @param until leaves out accounts that were created later
   * @returns `last`, the id after which the next page begins; undefined of the last page
   */
  async page(
    after: string | undefined,
    until: number,
  ): Promise<{ readonly addresses: readonly string[]; readonly last: string | undefined }> {
    const { FieldPath } = await firestore();
    const all = (await allAccounts()).orderBy(FieldPath.documentId()).select('address').limit(PAGE);
    const { docs } = await (after === undefined ? all : all.startAfter(after)).get();
    const addresses = docs
      .filter(({ createTime }) => microsecondsOf(createTime) <= until)
      .flatMap((document) => addressIn(document.get('address')));
    return { addresses, last: docs.length < PAGE ? undefined : docs.at(-1)?.id };
  },

  /**
   * Reads the accounts that were created after a time, each once.
   *
   * @returns `until`, the time up to which all are read, and after which the next call continues
   */
  async created(after: number): Promise<{ readonly addresses: readonly string[]; readonly until: number }> {
    const { Timestamp: FirestoreTime } = await firestore();
    const since = FirestoreTime.fromMillis(Math.floor(after / 1_000) - MAX_CREATION_DELAY_MS);
    const accounts = (await allAccounts())
      .where('created_at', '>=', since)
      .orderBy('created_at')
      .select('address', 'created_at')
      .limit(PAGE);
    let page = await accounts.get();
    // Accounts created after the first read wait for the next call, even if a later page contains them.
    const until = Math.max(after, microsecondsOf(page.docs[0]?.readTime ?? page.readTime));
    const addresses: string[] = [];
    for (;;) {
      for (const document of page.docs) {
        const createdAt = microsecondsOf(document.createTime);
        // Queries overlap by MAX_CREATION_DELAY_MS.
        if (createdAt > after && createdAt <= until) addresses.push(...addressIn(document.get('address')));
      }
      const last = page.docs[PAGE - 1];
      if (!last) return { addresses, until };
      page = await accounts.startAfter(last).get();
    }
  },

  /**
   * Returns the users who have one of some addresses as an account.
   *
   * @param addresses checksum addresses; accounts may have them in lower case
   * @returns `crowded`: addresses with more than 100 users, who are left out
   */
  async usersOf(addresses: Iterable<string>): Promise<UsersOfAddresses> {
    const all = [...addresses];
    const groups = Array.from({ length: Math.ceil(all.length / GROUP) }, (_, index) =>
      all.slice(index * GROUP, (index + 1) * GROUP),
    );
    const crowded: string[] = [];
    const found = await mapConcurrently(groups, CONCURRENCY, async (group) => {
      const together = await findUsers(group);
      if (together) return together;
      // One of them may have very many.
      const each = await mapConcurrently(group, 1, async (address) => {
        const own = await findUsers([address]);
        if (!own) crowded.push(address);
        return own ?? [];
      });
      return each.flat();
    });
    const accounts = found.flat();
    const byAddress = Map.groupBy(accounts, ({ address }) => address);
    return {
      users: new Set(accounts.map(({ userId }) => userId)),
      byAddress: new Map([...byAddress].map(([address, own]) => [address, own.map(({ userId }) => userId)])),
      crowded,
    };
  },

  /** Returns the users who have a checksum address as an account, at most `limit`. */
  async usersOfAddress(address: string, limit: number): Promise<readonly string[]> {
    const { FieldPath } = await firestore();
    const query = (await allAccounts())
      .where('address', 'in', [address, address.toLowerCase()])
      .orderBy(FieldPath.documentId())
      .select('user_id');
    const users = new Set<string>();
    for await (const page of pagesOf(query, Math.min(PAGE, limit))) {
      for (const document of page) {
        const userId: unknown = document.get('user_id');
        if (typeof userId === 'string') users.add(userId);
      }
      if (users.size >= limit) break;
    }
    return [...users].slice(0, limit);
  },
};

/** Users of some addresses. */
export interface UsersOfAddresses {
  readonly users: ReadonlySet<string>;
  /** The users of each address, a checksum address. */
  readonly byAddress: ReadonlyMap<string, readonly string[]>;
  readonly crowded: readonly string[];
}

/** Returns the accounts with some checksum addresses; undefined if they are more than 100. */
async function findUsers(
  addresses: readonly string[],
): Promise<{ readonly userId: string; readonly address: string }[] | undefined> {
  const bySpelling = new Map(
    addresses.flatMap((address) => [
      [address, address],
      [address.toLowerCase(), address],
    ]),
  );
  const query = (await allAccounts())
    .where('address', 'in', [...bySpelling.keys()])
    .select('user_id', 'address');
  const { docs } = await query.limit(MAX_USERS + 1).get();
  if (docs.length > MAX_USERS) return undefined;
  return docs.flatMap((document) => {
    const userId: unknown = document.get('user_id');
    const address = bySpelling.get(String(document.get('address')));
    return typeof userId === 'string' && address !== undefined ? [{ userId, address }] : [];
  });
}

async function allAccounts() {
  const { getFirestore } = await firestore();
  return getFirestore().collection(collections.walletAddresses);
}

/** Returns a document's address as a list; an empty one if it is malformed, which must not stop the others. */
function addressIn(value: unknown): string[] {
  return typeof value === 'string' && /^0x[0-9a-fA-F]{40}$/.test(value) ? [value] : [];
}

function microsecondsOf({ seconds, nanoseconds }: Timestamp): number {
  return seconds * 1_000_000 + Math.floor(nanoseconds / 1_000);
}
