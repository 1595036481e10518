import type { ContactFields } from '@everything-wallet/core/documents/contact';

/** The fields of a contact that its owner writes; empty notes are none. */
export function writtenContact({ name, address, network, notes }: ContactFields) {
  return { name, address, network, notes: notes === '' ? null : notes };
}
