import { SOURCE_LANGUAGE } from '@everything-wallet/core/texts/sourceLanguage';
import { publicPaths } from '../../config/publicPaths.ts';
import { pageLanguages } from './pageLanguages.ts';

/**
 * Returns the path of a page in a language: '/de/help' for '/help'. Pages in the source language, and paths that are not
 * public pages, have no prefix.
 *
 * @param path of this site, with its query and fragment
 * @param language BCP 47 tag
 */
export function localPath(path: string, language: string): string {
  if (language === SOURCE_LANGUAGE || !pageLanguages.includes(language)) return path;
  const [, page = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(path) ?? [];
  if (!publicPaths.has(page)) return path;
  return `/${language}${page === '/' ? '' : page}${rest}`;
}
