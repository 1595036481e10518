import { judgeRecipient } from '@everything-wallet/core/recipients/judgeRecipient';
import type { KnownAddress } from '@everything-wallet/core/recipients/KnownAddress';
import { createHash } from 'node:crypto';

/** Known addresses of a long-time user: contacts, accounts, watch-only accounts and former recipients. */
const KNOWN = { contact: 12, account: 3, watched: 1, sentTo: 14 } as const;

/**
 * Ways to meet a lookalike of both ends: unknown, or after a deceived user saved it, watched it, or sent to
 * it.
 */
const MET = [undefined, 'contact', 'watched', 'sentTo'] as const;

/** Counts of judged recipients. */
export interface LookalikeCounts {
  readonly lookAlikes: number;
  /** Lookalikes that got no warning, or were blocked where a warning was due, and the reverse. */
  readonly misjudged: readonly string[];
  readonly random: number;
  readonly falseAlarms: number;
  readonly known: number;
}

/**
 * Judges generated lookalikes, a third of them similar at each end and a third at both, and random addresses.
 * Most of those similar at both ends are known in some way, and are still blocked. The same seed produces the
 * same addresses.
 */
export function countLookAlikes(
  lookAlikes: number,
  random: number,
  knownTimes = 1,
  seed = 'recipients',
): LookalikeCounts {
  const hex = digitsOf(seed);
  const known = Object.entries(KNOWN).flatMap(([kind, count]) =>
    Array.from(
      { length: count * knownTimes },
      () => ({ kind, name: kind, address: `0x${hex(40)}` }) as KnownAddress,
    ),
  );
  const misjudged: string[] = [];
  for (let index = 0; index < lookAlikes; index += 1) {
    const digits = known[index % known.length]?.address.slice(2) ?? '';
    const ends = (['both', 'first', 'last'] as const)[index % 3] ?? 'both';
    const first = ends === 'last' ? hex(4) : digits.slice(0, 4);
    const last = ends === 'first' ? hex(4) : digits.slice(-4);
    const address = `0x${first}${hex(32)}${last}`;
    const met = ends === 'both' ? MET[Math.floor(index / 3) % MET.length] : undefined;
    const among: readonly KnownAddress[] = met ? [...known, { kind: met, name: met, address }] : known;
    const { severity } = judgeRecipient(address, among, 'ethereum');
    if (severity !== (ends === 'both' ? 'stop' : 'warning'))
      misjudged.push(`${ends}: ${address} ${severity}`);
  }
  let falseAlarms = 0;
  for (let index = 0; index < random; index += 1) {
    if (judgeRecipient(`0x${hex(40)}`, known, 'ethereum').severity !== 'fine') falseAlarms += 1;
  }
  return { lookAlikes, misjudged, random, falseAlarms, known: known.length };
}

/** An endless row of hex digits: SHA-256 of the seed and a number. */
function digitsOf(seed: string): (count: number) => string {
  let left = '';
  let round = 0;
  return (count) => {
    while (left.length < count) {
      left += createHash('sha256').update(`${seed} ${round}`).digest('hex');
      round += 1;
    }
    const digits = left.slice(0, count);
    left = left.slice(count);
    return digits;
  };
}
