import type { ContactRecord } from '../documents/contact.ts';
import type { ExportTable } from './ExportTable.ts';
import { inOrder } from './inOrder.ts';

/** The columns that contacts are written with, and read back by. */
export const contactColumns = ['name', 'address', 'network', 'notes'] as const;

/** Contacts as a table, by name; a file of them can be imported again. */
export function contactsTable(
  contacts: readonly Pick<ContactRecord, (typeof contactColumns)[number]>[],
): ExportTable {
  const ordered = inOrder(contacts, ({ name, address, network, notes }) => [
    name,
    address,
    network,
    notes ?? '',
  ]);
  return {
    name: 'contacts',
    columns: contactColumns,
    rows: ordered.map((contact) => contactColumns.map((column) => contact[column] ?? undefined)),
  };
}
