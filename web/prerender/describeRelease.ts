import { createHash } from 'node:crypto';
import { hashedNames } from '../src/releaseWorker/hashedNames.ts';
import { SKELETON_LENGTH, type Release, type ReleaseFile } from '../src/releaseWorker/Release.ts';

interface ReleaseSources {
  readonly version: string;
  readonly changes: readonly string[];
  readonly isUrgent: boolean;
  /** Paths of the files whose names change with their content. */
  readonly hashed: readonly string[];
  /** Other files: their path on the site, and their content. */
  readonly others: Readonly<Record<string, Buffer>>;
  /** Files that one language alone needs, by its tag. */
  readonly languages: Readonly<Record<string, readonly string[]>>;
  readonly screens: readonly string[];
  /** Content security policy, which is stored with each document. */
  readonly policy: string;
  readonly read: (path: string) => Buffer;
}

/** Describes a build for its service worker: each file with its digest, and an id that changes with any of them and with the policy. */
export function describeRelease(sources: ReleaseSources): Release {
  const { version, changes, isUrgent, hashed, others, languages, screens, policy, read } = sources;
  const ofOneLanguage = new Set(Object.values(languages).flat());
  const hashedFile = (url: string): ReleaseFile => {
    const content = read(url);
    return {
      ...{ url, revision: null, integrity: integrityOf(content) },
      ...(/\.(js|css|json)$/.test(url) && { skeleton: skeletonOf(content) }),
    };
  };
  const files = [
    ...Object.entries(others).map(([url, content]) => ({
      url,
      revision: shortHash(content),
      integrity: integrityOf(content),
    })),
    ...hashed.filter((url) => !ofOneLanguage.has(url)).map(hashedFile),
  ];
  const translations = Object.fromEntries(
    Object.entries(languages).map(([tag, urls]) => [tag, urls.map(hashedFile)]),
  );
  return {
    id: shortHash(JSON.stringify([files, translations, screens, policy])),
    version,
    changes,
    isUrgent,
    files,
    languages: translations,
    screens,
  };
}

function integrityOf(content: Buffer): string {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`;
}

function skeletonOf(content: Buffer): string {
  const text = hashedNames.strip(content.toString());
  return createHash('sha256').update(text).digest('base64').slice(0, SKELETON_LENGTH);
}

function shortHash(content: Buffer | string): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 12);
}
