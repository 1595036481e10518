import { cutText } from '../strings/cutText.ts';
import { withoutInvisibleCharacters } from '../strings/withoutInvisibleCharacters.ts';

const MAX_QUOTED = 40;

/**
 * Quotes a site's value in an error: at most 40 characters of a text, without invisible ones, or what else it
 * is.
 */
export function quoteInput(value: unknown): string {
  if (typeof value === 'string') {
    // Cut first: a text may be long.
    const start = withoutInvisibleCharacters(cutText(value, MAX_QUOTED));
    return value.length > MAX_QUOTED ? `'${cutText(start, MAX_QUOTED - 1)}…'` : `'${start}'`;
  }
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (value === null || value === undefined) return `${value}`;
  if (Array.isArray(value)) return 'a list';
  return typeof value === 'object' ? 'an object' : `a ${typeof value}`;
}
