import type { Location } from 'react-router-dom';

/**
 * Under which key the place on a page is kept. The router calls every page that an address was opened for 'default': one
 * would begin where the last one was left, and an address with a fragment would not lead to its place on the page.
 */
export function scrollKey({ key, pathname, hash }: Pick<Location, 'key' | 'pathname' | 'hash'>): string {
  if (key !== 'default') return key;
  return hash === '' ? pathname : `${pathname}${hash} ${performance.timeOrigin}`;
}
