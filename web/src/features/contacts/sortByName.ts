import type { Contact } from './Contact.ts';
import { language } from '../../lib/language/language.ts';

/** Ignores case and accents, and sorts 2 before 10. */
const collator = new Intl.Collator(language, { sensitivity: 'base', numeric: true });

/**
 * Sorts contacts by name, ascending (docs/product.md §7), with a stable order among those of one name.
 *
 * Sorts here, because a query orders by code units: 'Zoe' would come before 'ada'.
 */
export function sortByName(contacts: readonly Contact[]): readonly Contact[] {
  return contacts.toSorted((a, b) => collator.compare(a.name, b.name) || (a.id < b.id ? -1 : 1));
}
