import { z } from 'zod';
import type { NetworkId } from '@everything-wallet/core/networks/networks';
import { sessionEnd } from '../session/sessionEnd.ts';
import { browserStore } from '../storage/browserStore.ts';

const KEY = 'lastMarks';

/** Minimum age of a stored mark, in ms. By then every node should have its block: the last refresh after a mark is sent 12 s later. */
const MIN_AGE_MS = 30_000;

const storedSchema = z.object({
  userId: z.string(),
  /** The accounts whose movements bring marks. */
  accounts: z.string(),
  /** The last mark of each watched network, 0 for none, and when this browser first saw it; in ms since 1970. */
  networks: z.record(z.string(), z.object({ mark: z.number(), seenAt: z.number() })),
});

type Stored = z.output<typeof storedSchema>;

/** Accounts of a user. */
interface Owner {
  readonly userId: string;
  readonly addresses: readonly string[];
}

/** Times of the last movements by network id, in ms since 1970. */
type Marks = ReadonlyMap<string, number>;

function read({ userId, addresses }: Owner): Stored['networks'] {
  try {
    const stored = storedSchema.parse(JSON.parse(browserStore.read(KEY) ?? ''));
    return stored.userId === userId && stored.accounts === addresses.join() ? stored.networks : {};
  } catch {
    // Nothing is stored, or by another release.
    return {};
  }
}

/** Marks that this browser saw at the last visit. A mark that has not changed means that nothing has moved since. */
export const lastMarks = {
  /** Stores the marks of networks that a scanner watches for all accounts. */
  store: (owner: Owner, marks: Marks, watched: readonly NetworkId[]): void => {
    const before = read(owner);
    const networks = Object.fromEntries(
      watched.map((id) => {
        const mark = marks.get(id) ?? 0;
        const known = before[id];
        return [id, known?.mark === mark ? known : { mark, seenAt: Date.now() }];
      }),
    );
    const { userId, addresses } = owner;
    browserStore.write(
      KEY,
      JSON.stringify({ userId, accounts: addresses.join(), networks } satisfies Stored),
    );
  },

  /** Returns the watched networks whose mark has not changed since the last visit and is old enough. */
  findUnchanged: (owner: Owner, marks: Marks): readonly NetworkId[] =>
    Object.entries(read(owner)).flatMap(([id, { mark, seenAt }]) =>
      mark === (marks.get(id) ?? 0) && Date.now() - seenAt >= MIN_AGE_MS ? [id as NetworkId] : [],
    ),

  /** Removes the marks of the last visit. */
  remove: (): void => browserStore.remove(KEY),
};

// A page that has not loaded this part leaves it to the next one (web/early.js).
sessionEnd.addEventListener('end', lastMarks.remove);
