/** Combining marks of Latin, Greek and Cyrillic; the vowel signs of other scripts carry meaning. */
const MARKS = /[\u0300-\u036f]/g;

/** Letters that Unicode does not decompose into a letter and an accent. */
const letters: Readonly<Record<string, string>> = {
  ı: 'i',
  ł: 'l',
  đ: 'd',
  ø: 'o',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
};

/** A text without accents, since people in a hurry type none. */
export function withoutAccents(text: string): string {
  return text
    .normalize('NFKD')
    .replace(MARKS, '')
    .normalize('NFC')
    .replace(/[ıłđøßæœ]/g, (letter) => letters[letter] ?? letter);
}
