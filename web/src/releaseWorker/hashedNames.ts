/** Name of a built file with its hash, as files name each other: '/frame-a1B2c3D.js'. */
const HASHED_NAME = /\/([\w.$-]{1,80})-[\w-]{7,8}(\.(?:js|css|wasm|woff2))/g;

/**
 * Names with hashes in the content of built files. A file whose content changes has a new name, which changes the content and so the name of
 * all files that import it.
 */
export const hashedNames = {
  /** Removes the hashes: two files that differ only in the names of other files have the same content without them. */
  strip: (content: string): string => content.replaceAll(HASHED_NAME, '/$1$2'),

  /**
   * Replaces names.
   *
   * @param names new names by old ones, each with its slash
   */
  replace: (content: string, names: ReadonlyMap<string, string>): string =>
    content.replaceAll(HASHED_NAME, (name) => names.get(name) ?? name),
};
