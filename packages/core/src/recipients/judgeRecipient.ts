import { sameAddress } from '../accounts/sameAddress.ts';
import { networks } from '../networks/networks.ts';
import type { KnownAddress } from './KnownAddress.ts';
import { likenessOf, type Likeness } from './likenessOf.ts';

/** An address of the user that a recipient resembles. */
export interface Lookalike {
  readonly known: KnownAddress;
  readonly likeness: Likeness;
}

/** Judgement of a recipient by the user's own addresses. */
export interface RecipientJudgement {
  readonly account: KnownAddress | undefined;
  readonly contact: KnownAddress | undefined;
  readonly watched: KnownAddress | undefined;
  /** True if the sending account has sent to it, on a mainnet where this is one. */
  readonly isSentTo: boolean;
  /** Most similar address. */
  readonly lookAlike: Lookalike | undefined;
  /**
   * 'stop' if both ends equal those of another known address, since people compare no more than these;
   * 'warning' if one end does, or if a saved one was also sent to before.
   */
  readonly severity: 'fine' | 'warning' | 'stop';
}

const LIKENESS_ORDER: Record<Likeness, number> = { bothEnds: 2, firstDigits: 1, lastDigits: 1 };
const KIND_ORDER: Record<KnownAddress['kind'], number> = { contact: 3, account: 2, watched: 1, sentTo: 0 };

/**
 * Compares a recipient with the addresses that the user has chosen.
 *
 * Equal ends also stop a contact or an account: poisoning relies on being saved, and an attacker with a
 * session can save one. A saved address that the same account has sent to was typed again by then, or dates
 * from before this check: a warning suffices. An address that was only sent to stops each time, since it may
 * have been a mistake before; so does a watch-only one.
 *
 * @param recipient an address, in any case
 * @param known of all networks: an address has the same key on each
 * @param networkId the network whose contacts come first
 * @param sender the account that would send; undefined for any of the user's
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
  // An attacker with a session, but no key, can create a record for an account of their own; and testnet
  // coins cost nothing.
  const isSentTo = own.some(
    ({ kind, from, sentOn }) => kind === 'sentTo' && isFrom(from) && (isTestnet || sentOn !== 'testnet'),
  );
  const isSender = sender !== undefined && sameAddress(sender, recipient);
  const lookAlike = findClosest(recipient, known);
  return { account, contact, watched, isSentTo, lookAlike, severity: judgeLookalike() };

  function judgeLookalike(): RecipientJudgement['severity'] {
    if (!lookAlike) return 'fine';
    if (lookAlike.likeness === 'bothEnds') return isConfirmed() ? 'warning' : 'stop';
    // For an address that was sent to, one equal end is expected.
    return isSentTo || isSender ? 'fine' : 'warning';
  }

  /**
   * True if the user has confirmed this address twice: it is their own or saved, and was sent to from this
   * account.
   */
  function isConfirmed(): boolean {
    if (isSender) return true;
    const isSaved = account !== undefined || contact !== undefined;
    return isSaved && isSentTo;
  }

  function isFrom(accounts: readonly string[] | undefined): boolean {
    return sender === undefined || accounts === undefined || accounts.includes(sender.toLowerCase());
  }
}

function findClosest(recipient: string, known: readonly KnownAddress[]): Lookalike | undefined {
  let best: Lookalike | undefined;
  for (const candidate of known) {
    const likeness = likenessOf(recipient, candidate.address);
    if (!likeness) continue;
    const found = { known: candidate, likeness };
    if (!best || rankLookalike(found) > rankLookalike(best)) best = found;
  }
  return best;
}

function rankLookalike({ known, likeness }: Lookalike): number {
  return LIKENESS_ORDER[likeness] * 10 + KIND_ORDER[known.kind];
}
