import unhomoglyph from 'unhomoglyph';

/**
 * What a name looks like, for telling names that people take for each other: without case, width (NFKC) and more than one space, and
 * with one letter for all that look like it (Unicode TR 39, confusables).
 *
 * @returns one or two texts; names that share one look alike. A capital I looks like a small l, and is a small i all the same
 */
export function looksOfName(name: string): readonly string[] {
  const plain = name.normalize('NFKC').trim().replaceAll(/\s+/gu, ' ');
  const looks = [unhomoglyph(plain.toLowerCase()), unhomoglyph(plain)];
  return [...new Set(looks.map((look) => look.toLowerCase()))];
}
