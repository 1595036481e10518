import type { Contact } from './Contact.ts';

/** As people look names up: whatever the case and the accents, and 2 before 10. */
const collator = new Intl.Collator('en', { sensitivity: 'base', numeric: true });

/**
 * Contacts by name, ascending (docs/product.md §7); those of one name keep one order.
 *
 * Sorted here, because a query orders by code units: 'Zoe' would come before 'ada'.
 */
export function sortByName(contacts: readonly Contact[]): readonly Contact[] {
  return contacts.toSorted((a, b) => collator.compare(a.name, b.name) || (a.id < b.id ? -1 : 1));
}
