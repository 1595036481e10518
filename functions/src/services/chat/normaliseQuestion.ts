import { withoutAccents } from './withoutAccents.ts';

/** Puts a text in lower case, without accents and punctuation, with single spaces. ENS names become 'ensname'. */
export function normaliseQuestion(text: string): string {
  return withoutAccents(text.toLowerCase())
    .replace(/(?<![\p{L}\p{N}-])[\p{L}\p{N}-]+\.eth(?![\p{L}\p{N}])/gu, ' ensname ')
    .replace(/['’`](?=(?:t|s|m|d|re|ve|ll)(?!\p{L}))/gu, '')
    .replace(/[^\p{L}\p{M}\p{N}_]+/gu, ' ')
    .trim();
}
