import { hashedNames } from './hashedNames.ts';
import { SKELETON_LENGTH, type ReleaseFile } from './Release.ts';
import { releaseCacheName, releaseCaches } from './releaseCaches.ts';

/** Files whose content can name others. */
const TEXT = /\.(js|css|json)$/;

/** A stored file that the new release no longer has under this path. */
interface ReplacedFile {
  readonly path: string;
  readonly content: string;
  readonly headers: Headers;
}

/**
 * Stores the files of a release that earlier ones have, so that only the others are requested: files of the same name, and files that
 * differ only in the names of other files, which are replaced. Stores no file whose digest is not that of the release.
 *
 * @param id of the release
 */
export async function carryOver(id: string, files: readonly ReleaseFile[]): Promise<void> {
  const cache = await caches.open(releaseCacheName(id));
  for (const name of await releaseCaches.others(id)) {
    const stored = new Set(pathsOf(await cache.keys()));
    const missing = files.filter(({ url, revision }) => revision === null && !stored.has(url));
    if (missing.length > 0) await carryFrom(await caches.open(name), cache, missing, files);
  }
}

async function carryFrom(
  earlier: Cache,
  cache: Cache,
  missing: readonly ReleaseFile[],
  files: readonly ReleaseFile[],
): Promise<void> {
  const store = async ({ url, integrity }: ReleaseFile, content: ArrayBuffer, headers: Headers) => {
    if (`sha256-${await digest(content)}` === integrity)
      await cache.put(url, new Response(content, { headers }));
  };
  const paths = new Set(pathsOf(await earlier.keys()));
  const changed: ReleaseFile[] = [];
  for (const file of missing) {
    const response = paths.has(file.url) ? await earlier.match(file.url) : undefined;
    if (response) await store(file, await response.arrayBuffer(), response.headers);
    else changed.push(file);
  }

  const current = new Set(files.map(({ url }) => url));
  const replaced: ReplacedFile[] = [];
  for (const path of paths) {
    const response = current.has(path) || !TEXT.test(path) ? undefined : await earlier.match(path);
    if (response) replaced.push({ path, content: await response.text(), headers: response.headers });
  }
  const { pairs, names } = await pair(changed, replaced);
  for (const [file, { content, headers }] of pairs) {
    await store(file, encode(hashedNames.replace(content, names)), headers);
  }
}

/**
 * Pairs files with what they replace.
 *
 * @returns pairs that may differ in names only, and the new names by old ones, also of files that changed
 */
async function pair(changed: readonly ReleaseFile[], replaced: readonly ReplacedFile[]) {
  const skeletons = new Map<ReplacedFile, string>();
  for (const file of replaced) {
    const content = encode(hashedNames.strip(file.content));
    skeletons.set(file, (await digest(content)).slice(0, SKELETON_LENGTH));
  }
  const pairs = uniquePairs(
    changed,
    ({ skeleton }) => skeleton ?? '',
    replaced,
    (file) => skeletons.get(file) ?? '',
  );
  const [news, olds] = [new Set(pairs.map(([file]) => file)), new Set(pairs.map(([, file]) => file))];
  const ofOneName = uniquePairs(
    changed.filter((file) => !news.has(file)),
    ({ url }) => hashedNames.strip(url),
    replaced.filter((file) => !olds.has(file)),
    ({ path }) => hashedNames.strip(path),
  );
  const names = new Map(
    [...pairs, ...ofOneName].map(([{ url }, { path }]) => [nameOf(path), nameOf(url)] as const),
  );
  return { pairs, names };
}

/** Pairs the items that are alone with their key on each side. */
function uniquePairs<A, B>(
  lefts: readonly A[],
  keyOfLeft: (left: A) => string,
  rights: readonly B[],
  keyOfRight: (right: B) => string,
): (readonly [A, B])[] {
  const left = alone(lefts, keyOfLeft);
  return [...alone(rights, keyOfRight)].flatMap(([key, right]) => {
    const found = left.get(key);
    return found === undefined ? [] : [[found, right] as const];
  });
}

/** Returns the items whose key no other has, by it. */
function alone<Item>(items: readonly Item[], keyOf: (item: Item) => string): ReadonlyMap<string, Item> {
  const seen = new Set<string>();
  const found = new Map<string, Item>();
  for (const item of items) {
    const key = keyOf(item);
    if (seen.has(key)) found.delete(key);
    else found.set(key, item);
    seen.add(key);
  }
  return found;
}

/** Name of a file with its slash, as other files name it. */
function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/'));
}

/** Paths of stored files whose names change with their content; a document has its revision as a query. */
function pathsOf(requests: readonly Request[]): readonly string[] {
  return requests.flatMap(({ url }) => {
    const { pathname, search } = new URL(url);
    return search === '' ? [pathname] : [];
  });
}

function encode(text: string): ArrayBuffer {
  return new TextEncoder().encode(text).buffer;
}

/** SHA-256 in base64. */
async function digest(content: ArrayBuffer): Promise<string> {
  return btoa(String.fromCodePoint(...new Uint8Array(await crypto.subtle.digest('SHA-256', content))));
}
