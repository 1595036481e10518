import { SOURCE_LANGUAGE } from '@everything-wallet/core/texts/sourceLanguage';
import { pageLanguages } from './pageLanguages.ts';

/** A path of this site, read by `readAddress`. */
interface Address {
  /** Language of the path's prefix; undefined without one. */
  readonly language: string | undefined;
  /** Path without the prefix, such as '/help'. */
  readonly path: string;
}

/** Reads the language of a path: '/de/help' is '/help' in German. The source language has no prefix. */
export function readAddress(pathname: string): Address {
  const [, tag = '', rest = ''] = /^\/([^/]+)(.*)$/s.exec(pathname) ?? [];
  if (tag === SOURCE_LANGUAGE || !pageLanguages.includes(tag)) return { language: undefined, path: pathname };
  return { language: tag, path: rest === '' ? '/' : rest };
}
