/** Prefix of the caches that each contain one release. */
const PREFIX = 'release-';
/** Cache that contains the id of the accepted release. */
const NOTES = 'accepted-release';
/** Address of that id in its cache; no request uses it. */
const NOTE = '/accepted-release';

/** Returns the name of the cache that contains a release. */
export function releaseCacheName(id: string): string {
  return PREFIX + id;
}

/** Releases stored in this browser. At most one is accepted: all documents come from it. */
export const releaseCaches = {
  /** Returns the id of the accepted release; undefined if none. */
  accepted: async (): Promise<string | undefined> => {
    // Opening a cache would create it.
    const note = await caches.match(NOTE, { cacheName: NOTES });
    return note?.text();
  },

  /** Accepts a release. */
  accept: async (id: string): Promise<void> => {
    const notes = await caches.open(NOTES);
    await notes.put(NOTE, new Response(id));
  },

  /** Finds a file of the accepted release, whatever its revision; undefined if it is not stored. */
  find: async (path: string): Promise<Response | undefined> => {
    const id = await releaseCaches.accepted();
    if (id === undefined) return undefined;
    return caches.match(path, { cacheName: releaseCacheName(id), ignoreSearch: true, ignoreVary: true });
  },

  /** Finds a file whose name changes with its content, in any stored release. */
  findHashed: (path: string): Promise<Response | undefined> => caches.match(path, { ignoreVary: true }),

  /** Returns the names of the caches with other releases. */
  others: async (id: string): Promise<readonly string[]> =>
    (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== releaseCacheName(id)),

  /** Deletes all releases but the accepted one and one other. */
  tidy: async (other: string): Promise<void> => {
    const accepted = await releaseCaches.accepted();
    if (accepted === undefined) return;
    const needed = [releaseCacheName(accepted), releaseCacheName(other)];
    const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && !needed.includes(name));
    await Promise.all(names.map((name) => caches.delete(name)));
  },
};
