import { digitsToRetype, type DigitsToRetype } from '@everything-wallet/core/recipients/digitsToRetype';
import type { RecipientJudgement } from '@everything-wallet/core/recipients/judgeRecipient';
import { useState } from 'react';

/** What has to be typed again before a look-alike is let through. */
export interface Retyping {
  readonly wanted: DigitsToRetype;
  readonly typed: string;
  readonly state: 'open' | 'wrong' | 'ofKnown' | 'right';
  readonly onType: (typed: string) => void;
}

/**
 * Keeps what is typed again of an address that is stopped; what was typed of one address counts for no other.
 *
 * @param address undefined where there is none yet
 * @param judgement of that address; undefined while the known addresses are being read
 * @returns undefined where nothing is stopped
 */
export function useRetyping(
  address: string | undefined,
  judgement: RecipientJudgement | undefined,
): Retyping | undefined {
  const [retyped, setRetyped] = useState({ address: '', typed: '' });
  const lookAlike = judgement?.verdict === 'stop' ? judgement.lookAlike : undefined;
  if (address === undefined || !lookAlike) return undefined;
  const wanted = digitsToRetype(address, lookAlike.known.address);
  const typed = retyped.address === address ? retyped.typed : '';
  const digits = typed.replace(/\s/g, '').toLowerCase();
  const ofKnown = lookAlike.known.address.toLowerCase().slice(wanted.from + 1, wanted.to + 2);
  const states = { [wanted.digits]: 'right', [ofKnown]: 'ofKnown' } as const;
  return {
    wanted,
    typed,
    state: states[digits] ?? (digits.length < wanted.digits.length ? 'open' : 'wrong'),
    onType: (next) => setRetyped({ address, typed: next }),
  };
}
