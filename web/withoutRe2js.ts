/**
 * Replaces re2js (46 kB), which Firestore's client uses only for the regular expressions of pipeline queries
 * (docs/decisions/0007-firestore-without-re2js.md).
 */
export const RE2JS = {
  /** @throws Error always: this build has no such query. */
  compile(): never {
    throw new Error(
      'This build has no re2js: take its alias out of vite.config.ts to use regular expressions',
    );
  },
};
