import type { ContactRecord } from '@everything-wallet/core/documents/contact';

/** A saved address of the user, as lists show it. */
export interface Contact extends ContactRecord {
  readonly id: string;
}
