import { SOURCE_LANGUAGE } from '@everything-wallet/core/texts/sourceLanguage';
import { language } from '../language/language.ts';

const STEPS = [
  ['s', 'second', 60],
  ['min', 'minute', 60],
  ['h', 'hour', 24],
  ['d', 'day', Infinity],
] as const;

/**
 * Formats an age in a single unit, rounded down: '12 s', '3 min', '2 h', '5 d', in another language with its own units.
 *
 * @param ms not negative; less than a second is '0 s'
 */
export function formatAge(ms: number): string {
  let left = Math.floor(ms / 1_000);
  const [symbol, unit] =
    STEPS.find(([, , size]) => {
      const isIn = left < size;
      if (!isIn) left = Math.floor(left / size);
      return isIn;
    }) ?? STEPS[3];
  // `Intl` writes '12 sec' and '2 hr' in English.
  if (language === SOURCE_LANGUAGE) return `${left} ${symbol}`;
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'short' }).format(left);
}
