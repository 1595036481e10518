import { sameAddress } from '../accounts/sameAddress.ts';
import type { KnownAddress } from './KnownAddress.ts';
import { likenessOf, type Likeness } from './likenessOf.ts';

/** An address of the user's that a recipient looks like without being it. */
export interface LookAlike {
  readonly known: KnownAddress;
  readonly likeness: Likeness;
}

/** What the user's own addresses say of a recipient. */
export interface RecipientJudgement {
  readonly account: KnownAddress | undefined;
  readonly contact: KnownAddress | undefined;
  readonly isSentTo: boolean;
  /** The one that it is most alike to. */
  readonly lookAlike: LookAlike | undefined;
  /**
   * 'stop' where both ends are those of another known address, since people compare no more than these; 'warning' where
   * one end is.
   */
  readonly verdict: 'fine' | 'warning' | 'stop';
}

const HOW_ALIKE: Record<Likeness, number> = { bothEnds: 2, firstDigits: 1, lastDigits: 1 };
const HOW_CHOSEN: Record<KnownAddress['kind'], number> = { contact: 2, account: 1, sentTo: 0 };

/**
 * Compares a recipient with the addresses that the user has chosen.
 *
 * One that was sent to before is stopped all the same where it has both ends of another one: whoever was taken in once
 * would be taken in again. A contact or an account was written down on purpose, so there a warning is enough.
 *
 * @param recipient an address, whatever its case
 * @param known of all networks: an address has the same key on each
 * @param networkId whose contacts come first
 */
export function judgeRecipient(
  recipient: string,
  known: readonly KnownAddress[],
  networkId: string,
): RecipientJudgement {
  const own = known.filter(({ address }) => sameAddress(address, recipient));
  const contacts = own.filter(({ kind }) => kind === 'contact');
  const account = own.find(({ kind }) => kind === 'account');
  const contact = contacts.find(({ network }) => network === networkId) ?? contacts[0];
  const isSentTo = own.some(({ kind }) => kind === 'sentTo');
  const lookAlike = mostAlike(recipient, known);
  return { account, contact, isSentTo, lookAlike, verdict: verdictOf() };

  function verdictOf(): RecipientJudgement['verdict'] {
    if (!lookAlike) return 'fine';
    const isWrittenDown = account !== undefined || contact !== undefined;
    if (lookAlike.likeness === 'bothEnds') return isWrittenDown ? 'warning' : 'stop';
    // Of what is known anyway, one end is no news.
    return own.length > 0 ? 'fine' : 'warning';
  }
}

function mostAlike(recipient: string, known: readonly KnownAddress[]): LookAlike | undefined {
  let most: LookAlike | undefined;
  for (const candidate of known) {
    const likeness = likenessOf(recipient, candidate.address);
    if (!likeness) continue;
    const found = { known: candidate, likeness };
    if (!most || weightOf(found) > weightOf(most)) most = found;
  }
  return most;
}

function weightOf({ known, likeness }: LookAlike): number {
  return HOW_ALIKE[likeness] * 10 + HOW_CHOSEN[known.kind];
}
