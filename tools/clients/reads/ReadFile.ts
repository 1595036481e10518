import type { ReadMethod } from './ReadMethod.ts';

/** File that is written, whole or in part, from the plain reads. */
export interface ReadFile {
  /** Path from the root of the repository. */
  readonly path: string;
  /** Returns the content, before it is formatted; an empty `before` is a file that does not exist. */
  readonly write: (before: string, reads: readonly ReadMethod[]) => string;
}
