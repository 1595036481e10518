import { sameAddress } from '../accounts/sameAddress.ts';
import { networks } from '../networks/networks.ts';
import type { KnownAddress } from './KnownAddress.ts';
import { likenessOf, type Likeness } from './likenessOf.ts';

/** An address of the user's that a recipient looks like without being it. */
export interface Lookalike {
  readonly known: KnownAddress;
  readonly likeness: Likeness;
}

/** What the user's own addresses say of a recipient. */
export interface RecipientJudgement {
  readonly account: KnownAddress | undefined;
  readonly contact: KnownAddress | undefined;
  readonly watched: KnownAddress | undefined;
  /** Whether the account that sends has sent to it, on a mainnet where this is one. */
  readonly isSentTo: boolean;
  /** The one that it is most alike to. */
  readonly lookAlike: Lookalike | undefined;
  /**
   * 'stop' where both ends are those of another known address, since people compare no more than these; 'warning' where
   * one end is, or where one that is written down was sent to before as well.
   */
  readonly verdict: 'fine' | 'warning' | 'stop';
}

const HOW_ALIKE: Record<Likeness, number> = { bothEnds: 2, firstDigits: 1, lastDigits: 1 };
const HOW_CHOSEN: Record<KnownAddress['kind'], number> = { contact: 3, account: 2, watched: 1, sentTo: 0 };

/**
 * Compares a recipient with the addresses that the user has chosen.
 *
 * Both ends alike are stopped also of a contact or an account: poisoning works by being saved, and who has somebody's session
 * can save one. What was written down and then sent to from the same account has been typed again by then, or was before
 * there was a stop: there a warning is enough. One that was only sent to is stopped each time, since whoever was taken in once
 * would be again; so is one that is only watched.
 *
 * @param recipient an address, whatever its case
 * @param known of all networks: an address has the same key on each
 * @param networkId whose contacts come first
 * @param sender the account that would send; undefined where any of the user's would do
 */
export function judgeRecipient(
  recipient: string,
  known: readonly KnownAddress[],
  networkId: string,
  sender?: string,
): RecipientJudgement {
  const own = known.filter(({ address }) => sameAddress(address, recipient));
  const contacts = own.filter(({ kind }) => kind === 'contact');
  const account = own.find(({ kind }) => kind === 'account');
  const contact = contacts.find(({ network }) => network === networkId) ?? contacts[0];
  const watched = own.find(({ kind }) => kind === 'watched');
  const isTestnet = networks.find(({ id }) => id === networkId)?.type === 'testnet';
  // Who has a session, and no key, can make a record by an account of their own; and a testnet's coins cost nobody anything.
  const isSentTo = own.some(
    ({ kind, from, sentOn }) => kind === 'sentTo' && isFrom(from) && (isTestnet || sentOn !== 'testnet'),
  );
  const isSender = sender !== undefined && sameAddress(sender, recipient);
  const lookAlike = mostAlike(recipient, known);
  return { account, contact, watched, isSentTo, lookAlike, verdict: verdictOf() };

  function verdictOf(): RecipientJudgement['verdict'] {
    if (!lookAlike) return 'fine';
    if (lookAlike.likeness === 'bothEnds') return isSettled() ? 'warning' : 'stop';
    // Of what was sent to already, one end is no news.
    return isSentTo || isSender ? 'fine' : 'warning';
  }

  /** Whether the user has said twice that this address is meant: it is theirs or saved, and was sent to from this account. */
  function isSettled(): boolean {
    if (isSender) return true;
    const isWrittenDown = account !== undefined || contact !== undefined;
    return isWrittenDown && isSentTo;
  }

  function isFrom(accounts: readonly string[] | undefined): boolean {
    return sender === undefined || accounts === undefined || accounts.includes(sender.toLowerCase());
  }
}

function mostAlike(recipient: string, known: readonly KnownAddress[]): Lookalike | undefined {
  let most: Lookalike | undefined;
  for (const candidate of known) {
    const likeness = likenessOf(recipient, candidate.address);
    if (!likeness) continue;
    const found = { known: candidate, likeness };
    if (!most || weightOf(found) > weightOf(most)) most = found;
  }
  return most;
}

function weightOf({ known, likeness }: Lookalike): number {
  return HOW_ALIKE[likeness] * 10 + HOW_CHOSEN[known.kind];
}
