const MARKS = /\p{M}/gu;

/** Two words of a name such as getBalance or key_missing. */
const SEAM = /(?<=[\p{Ll}\p{N}])(?=\p{Lu})|_/u;

/** A word in lower case and without accents. */
export function plainWord(word: string): string {
  return word.normalize('NFKD').replace(MARKS, '').toLowerCase();
}

/** The words of a text, as they can be found; a name such as key_missing or getBalance is one word, and those it is made of. */
export function searchWords(text: string): string[] {
  return (text.match(/[\p{L}\p{M}\p{N}_]+/gu) ?? []).flatMap((name) => {
    const parts = name.split(SEAM).filter((part) => part !== '');
    return (parts.length > 1 ? [name, ...parts] : [name]).map(plainWord);
  });
}
