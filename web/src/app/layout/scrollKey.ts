import type { Location } from 'react-router-dom';

/**
 * Returns the key of a page's scroll position. The router calls the first page after each load 'default': a
 * page would start at the position of an earlier one, and an address with a fragment would not scroll to it.
 */
export function scrollKey({ key, pathname, hash }: Pick<Location, 'key' | 'pathname' | 'hash'>): string {
  if (key !== 'default') return key;
  return hash === '' ? pathname : `${pathname}${hash} ${performance.timeOrigin}`;
}
