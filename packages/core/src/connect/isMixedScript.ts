/** Scripts of the host names in use; a letter of any other counts as one more. */
const SCRIPTS = [
  'Latin',
  'Cyrillic',
  'Greek',
  'Armenian',
  'Georgian',
  'Hebrew',
  'Arabic',
  'Devanagari',
  'Bengali',
  'Gujarati',
  'Gurmukhi',
  'Tamil',
  'Telugu',
  'Kannada',
  'Malayalam',
  'Sinhala',
  'Thai',
  'Lao',
  'Khmer',
  'Myanmar',
  'Ethiopic',
  'Cherokee',
  'Coptic',
  'Lisu',
  'Canadian_Aboriginal',
  'Han',
  'Hiragana',
  'Katakana',
  'Bopomofo',
  'Hangul',
].map((name) => ({ name, pattern: new RegExp(`\\p{Script=${name}}`, 'u') }));

/** Scripts that are written together (UTS 39, Highly Restrictive). */
const TOGETHER = [
  ['Latin', 'Han', 'Hiragana', 'Katakana'],
  ['Latin', 'Han', 'Bopomofo'],
  ['Latin', 'Han', 'Hangul'],
].map((names) => new Set(names));

/** True if a label of a host name has letters of scripts that are not written together (UTS 39). */
export function isMixedScript(label: string): boolean {
  const letters = Array.from(label).filter(
    (character) => !/[\p{Script=Zyyy}\p{Script=Zinh}]/u.test(character),
  );
  const found = new Set(
    letters.map((letter) => SCRIPTS.find(({ pattern }) => pattern.test(letter))?.name ?? 'other'),
  );
  return found.size > 1 && !TOGETHER.some((names) => [...found].every((name) => names.has(name)));
}
