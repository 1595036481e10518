import type { To } from 'react-router-dom';
import { language } from './language.ts';
import { localPath } from './localPath.ts';

/** Returns the target of a link in the interface's language; only public pages have an address of their own in it. */
export function localTo(to: To): To {
  if (typeof to === 'string') return localPath(to, language);
  return to.pathname === undefined ? to : { ...to, pathname: localPath(to.pathname, language) };
}
