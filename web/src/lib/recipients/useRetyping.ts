import { digitsToRetype, type DigitsToRetype } from '@everything-wallet/core/recipients/digitsToRetype';
import type { RecipientJudgement } from '@everything-wallet/core/recipients/judgeRecipient';
import { useState } from 'react';

/** Digits to type again before a lookalike is accepted. */
export interface Retyping {
  readonly wanted: DigitsToRetype;
  readonly typed: string;
  readonly state: 'open' | 'wrong' | 'ofKnown' | 'right';
  readonly onType: (typed: string) => void;
}

/**
 * State of retyping an address that was blocked as a lookalike; text typed for one address never counts for
 * another.
 *
 * @param address undefined if none yet
 * @param judgement of that address; undefined while the known addresses load
 * @returns undefined where nothing is blocked
 */
export function useRetyping(
  address: string | undefined,
  judgement: RecipientJudgement | undefined,
): Retyping | undefined {
  const [retyped, setRetyped] = useState({ address: '', typed: '' });
  const lookAlike = judgement?.severity === 'stop' ? judgement.lookAlike : undefined;
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
