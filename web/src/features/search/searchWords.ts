const MARKS = /\p{M}/gu;

/** Boundary between two words of a name such as getBalance or key_missing. */
const SEAM = /(?<=[\p{Ll}\p{N}])(?=\p{Lu})|_/u;

/** Lower-cases a word and removes its accents. */
export function plainWord(word: string): string {
  return word.normalize('NFKD').replace(MARKS, '').toLowerCase();
}

/** Splits a text into searchable words; a name such as key_missing or getBalance yields itself and its parts. */
export function searchWords(text: string): string[] {
  return (text.match(/[\p{L}\p{M}\p{N}_]+/gu) ?? []).flatMap((name) => {
    const parts = name.split(SEAM).filter((part) => part !== '');
    return (parts.length > 1 ? [name, ...parts] : [name]).map(plainWord);
  });
}
