import { z } from 'zod';

/** Path of the list on a site, and its file in a build. */
export const RELEASE_FILE = 'release.json';

/** Files of a site that do not belong to its build: the list itself, and the configuration that a deployment adds. */
export const OWN_FILES: readonly string[] = [RELEASE_FILE, 'environment.json'];

/** SHA-256 of each file of a site, and what a build of the same files needs to know. */
export const publishedReleaseSchema = z.strictObject({
  /** Commit of the source; null for a build of changed files. */
  commit: z
    .string()
    .regex(/^[0-9a-f]{40}$/)
    .nullable(),
  /** Written into addresses of the pages. */
  siteOrigin: z.url({ protocol: /^https?$/ }),
  /** Region of the functions, which the pages call. */
  region: z.string().regex(/^[a-z0-9-]+$/),
  /** By path in the build. */
  files: z.record(z.string(), z.string().regex(/^[0-9a-f]{64}$/)),
});

export type PublishedRelease = z.infer<typeof publishedReleaseSchema>;
