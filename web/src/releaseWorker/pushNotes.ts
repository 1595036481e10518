/** Cache with what the worker needs to show a push. */
const CACHE = 'push';
/** Address of the notes in their cache; no request uses it. */
const NOTE = '/push-notes';

/** Texts of notifications, in the language of the page that stored them. `{network}` and `{account}` are replaced. */
export interface PushNotes {
  /** Titles. */
  readonly received: string;
  readonly sent: string;
  readonly body: string;
  /** Networks by their rpcName. */
  readonly networks: Readonly<Record<string, { readonly id: string; readonly name: string }>>;
}

/** For a browser that has deleted its caches. */
const ENGLISH: PushNotes = {
  received: 'Received on {network}',
  sent: 'Sent on {network}',
  body: 'Account {account}. Open your history to see the transfer.',
  networks: {},
};

/** Notes that the page leaves for the worker, which has no catalogue. */
export const pushNotes = {
  write: async (notes: PushNotes): Promise<void> => {
    const cache = await caches.open(CACHE);
    await cache.put(NOTE, new Response(JSON.stringify(notes)));
  },

  /** Makes the worker show nothing more: pushes of a user who has signed out may still be under way. */
  end: async (): Promise<void> => {
    const cache = await caches.open(CACHE);
    await cache.put(NOTE, new Response('null'));
  },

  /** Reads the notes, in English without any; undefined after the end. */
  read: async (): Promise<PushNotes | undefined> => {
    try {
      const note = await caches.match(NOTE, { cacheName: CACHE });
      if (!note) return ENGLISH;
      // Written by this site alone.
      return ((await note.json()) as PushNotes | null) ?? undefined;
    } catch {
      return ENGLISH;
    }
  },
};
