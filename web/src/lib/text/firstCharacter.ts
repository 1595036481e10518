import { language } from '../language/language.ts';

/** Returns the first character as people see it: an emoji or a syllable may be several code points. */
export function firstCharacter(text: string): string {
  const [first] = new Intl.Segmenter(language, { granularity: 'grapheme' }).segment(text);
  return first?.segment ?? '';
}
