import type { ContactFields } from '@everything-wallet/core/documents/contactForm';

/** Returns the fields of a contact that its owner writes, without empty notes. */
export function writtenContact({ name, address, network, notes }: ContactFields) {
  return { name, address, network, notes: notes === '' ? null : notes };
}
