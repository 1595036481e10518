import { fileURLToPath } from 'node:url';
import { repositoryRoot } from '../../tools/repositoryRoot.ts';
import { isProductSource } from './isProductSource.ts';

/**
 * Returns the path of a source file of the product from the repository's root; undefined for all other files,
 * such as libraries and checks.
 *
 * @param place a file URL or an absolute path
 */
export function sourceFile(place: string, root = repositoryRoot): string | undefined {
  const path = place.startsWith('file:') ? fileURLToPath(place) : place;
  if (!path.startsWith(`${root}/`)) return undefined;
  const file = path.slice(root.length + 1);
  return isProductSource(file) ? file : undefined;
}
