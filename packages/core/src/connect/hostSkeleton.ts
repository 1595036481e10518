import { plainLetters } from '../chat/plainLetters.ts';
import { hostConfusables } from './hostConfusables.ts';

const letterOf = new Map(
  Object.entries(hostConfusables).flatMap(([letter, others]) =>
    Array.from(others, (other) => [other, letter] as const),
  ),
);

/**
 * Returns the skeleton of a host name (UTS 39): without accents, and with one form for all characters that are
 * confused with each other. ASCII has such characters too: 0 and o, 1 and l, rn and m, vv and w.
 *
 * @param host with punycode spelled out
 */
export function hostSkeleton(host: string): string {
  const mapped = Array.from(host.normalize('NFC').toLowerCase(), (one) => letterOf.get(one) ?? one).join('');
  return plainLetters(mapped)
    .replaceAll('0', 'o')
    .replaceAll('1', 'l')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w');
}
