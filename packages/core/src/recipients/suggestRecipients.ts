import { isEvmAddress } from '../accounts/addressSchema.ts';
import { sameAddress } from '../accounts/sameAddress.ts';
import type { Network } from '../networks/networks.ts';
import { judgeRecipient } from './judgeRecipient.ts';
import type { KnownAddress } from './KnownAddress.ts';

/** Address offered as a recipient. */
export interface SuggestedRecipient {
  readonly kind: 'recent' | 'contact' | 'account';
  readonly address: string;
  /** The user's name for it; undefined if it was only sent to. */
  readonly name: string | undefined;
  /** Id of a contact's network. */
  readonly network: string | undefined;
}

/** Contact as saved: its address is not necessarily valid. */
interface SavedContact {
  readonly name: string;
  readonly address: string;
  readonly network: string;
}

interface SuggestionQuestion {
  /** Text in the recipient's field: a part of a name or an address. */
  readonly typed: string;
  readonly contacts: readonly SavedContact[];
  readonly known: readonly KnownAddress[];
  readonly network: Pick<Network, 'id' | 'type'>;
  /** Address of the account that sends. */
  readonly sender: string;
}

/**
 * Lists recipients to choose from: those that this account sent to, the latest first; contacts; and the user's other accounts; each address once.
 *
 * Only sends of this account count, since a stolen session can create records for others; on a mainnet, only those on mainnets. An
 * unsaved address that resembles another known one is not offered: sending to it may have been a mistake.
 *
 * @param question `known` with the latest sends first
 */
export function suggestRecipients(question: SuggestionQuestion): SuggestedRecipient[] {
  const wanted = question.typed.trim().toLowerCase();
  const seen = new Set<string>([question.sender.toLowerCase()]);
  return [...recents(question), ...savedContacts(question), ...ownAccounts(question)].filter(
    ({ address, name }) => {
      const key = address.toLowerCase();
      if (seen.has(key) || !(key.includes(wanted) || name?.toLowerCase().includes(wanted))) return false;
      seen.add(key);
      return true;
    },
  );
}

function recents(question: SuggestionQuestion): SuggestedRecipient[] {
  const { known, contacts, network, sender } = question;
  return known.flatMap(({ kind, address, from, sentOn }) => {
    const isOwnSend = kind === 'sentTo' && (from?.includes(sender.toLowerCase()) ?? false);
    if (!isOwnSend || (network.type === 'mainnet' && sentOn === 'testnet')) return [];
    const saved = contacts.find((contact) => sameAddress(contact.address.trim(), address));
    const own = known.find((one) => one.kind === 'account' && sameAddress(one.address, address));
    const { severity } = judgeRecipient(address, known, network.id, sender);
    if (severity === 'stop' && !saved) return [];
    return [{ kind: 'recent', address, name: saved?.name ?? own?.name, network: saved?.network }];
  });
}

function savedContacts({ contacts }: SuggestionQuestion): SuggestedRecipient[] {
  return contacts
    .map(({ name, address, network }) => ({
      kind: 'contact' as const,
      address: address.trim(),
      name,
      network,
    }))
    .filter(({ address }) => isEvmAddress(address));
}

function ownAccounts({ known }: SuggestionQuestion): SuggestedRecipient[] {
  return known
    .filter(({ kind }) => kind === 'account')
    .map(({ address, name }) => ({ kind: 'account', address, name, network: undefined }));
}
