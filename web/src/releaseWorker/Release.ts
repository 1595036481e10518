/** A file of a release, as Workbox precaches it. */
export interface ReleaseFile {
  /** Path on this site. */
  readonly url: string;
  /** Hash of the content; null where the name changes with the content. */
  readonly revision: string | null;
  /** Subresource Integrity of the content: a file of another release fails the installation. */
  readonly integrity: string;
  /**
   * Beginning of the digest of a text without the hashes in names of other files: a file of an earlier release with the same one
   * may differ in these names only (`carryOver`).
   */
  readonly skeleton?: string;
}

/** Characters of a skeleton. A wrong match costs a request, since the integrity decides. */
export const SKELETON_LENGTH = 8;

/** A release, as the build describes it to its worker. */
export interface Release {
  /** Hash of all files: the same content is the same release. */
  readonly id: string;
  /** Such as '0.2.0'. */
  readonly version: string;
  /** Sentences of the changelog, in English. */
  readonly changes: readonly string[];
  /** True if it replaces the accepted release without consent, once the site has no open tab. */
  readonly isUrgent: boolean;
  /** Files that the application needs, without those of other languages. */
  readonly files: readonly ReleaseFile[];
  /** Files of one language, by its tag. */
  readonly languages: Readonly<Record<string, readonly ReleaseFile[]>>;
  /** Paths that the shell draws, such as '/wallet' and '/nft/*'. */
  readonly screens: readonly string[];
}
