import type { ContactRecord } from '../documents/contact.ts';
import type { ExportTable } from './ExportTable.ts';
import { inOrder } from './inOrder.ts';

/** Columns of exported contacts, also for import. */
export const contactColumns = ['name', 'address', 'network', 'notes'] as const;

/** Builds the table of contacts, by name; the file can be imported again. */
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
