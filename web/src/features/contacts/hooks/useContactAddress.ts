import { sameAddress } from '@everything-wallet/core/accounts/sameAddress';
import { contactFormSchema } from '@everything-wallet/core/documents/contactForm';
import { judgeRecipient, type RecipientJudgement } from '@everything-wallet/core/recipients/judgeRecipient';
import type { KnownAddresses } from '../../../lib/recipients/KnownAddresses.ts';
import { useRetyping, type Retyping } from '../../../lib/recipients/useRetyping.ts';
import type { Contact } from '../Contact.ts';

interface TypedContact {
  /** Contact that is edited; undefined for a new one. */
  readonly contact: Contact | undefined;
  readonly address: string;
  readonly network: string;
  readonly known: KnownAddresses;
}

/** Typed address of a contact, and the facts known about it. */
export interface ContactAddress {
  /** Undefined while the text is no address. */
  readonly address: string | undefined;
  /** True where the contact has this address already. */
  readonly isUnchanged: boolean;
  /** Undefined while the known addresses are being read. */
  readonly judgement: RecipientJudgement | undefined;
  readonly retyping: Retyping | undefined;
  /** True while it may not be saved. */
  readonly isHeld: boolean;
}

/** Compares the address of a contact with the known ones, its own among them: a lookalike must not take its place. */
export function useContactAddress({ contact, address: text, network, known }: TypedContact): ContactAddress {
  const address = contactFormSchema.shape.address.safeParse(text).data;
  const judgement =
    address === undefined || known.isLoading ? undefined : judgeRecipient(address, known.addresses, network);
  const retyping = useRetyping(address, judgement);
  // A change of name or notes saves no new address, and Send still blocks lookalikes.
  const isUnchanged = contact !== undefined && address !== undefined && sameAddress(contact.address, address);
  const isOpen = judgement === undefined || (retyping !== undefined && retyping.state !== 'right');
  return {
    address,
    isUnchanged,
    judgement,
    retyping,
    isHeld: !isUnchanged && address !== undefined && isOpen,
  };
}
