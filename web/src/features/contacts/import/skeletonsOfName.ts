import { withoutInvisibleCharacters } from '@everything-wallet/core/strings/withoutInvisibleCharacters';
import unhomoglyph from 'unhomoglyph';

/**
 * Returns the skeletons of a name, for finding lookalikes: without joiners and selectors, case, width (NFKC) and repeated
 * spaces, and with confusable characters mapped to one (UTS 39).
 *
 * @returns one or two texts; names that share one are lookalikes. A capital I is confusable with a small l, but its lower case is
 * a small i
 */
export function skeletonsOfName(name: string): readonly string[] {
  const plain = withoutInvisibleCharacters(name).normalize('NFKC').trim().replaceAll(/\s+/gu, ' ');
  const skeletons = [unhomoglyph(plain.toLowerCase()), unhomoglyph(plain)];
  return [...new Set(skeletons.map((skeleton) => skeleton.toLowerCase()))];
}
