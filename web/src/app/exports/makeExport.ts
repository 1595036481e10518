import { markUnasked } from '@everything-wallet/core/documents/markUnasked';
import { accountsTable } from '@everything-wallet/core/exports/accountsTable';
import { contactsTable } from '@everything-wallet/core/exports/contactsTable';
import { costBasis } from '@everything-wallet/core/exports/costBasis';
import { assetYearsTable, movementsTable } from '@everything-wallet/core/exports/costBasisTables';
import { csvText } from '@everything-wallet/core/exports/csvText';
import type { ExportTable } from '@everything-wallet/core/exports/ExportTable';
import { historyTable } from '@everything-wallet/core/exports/historyTable';
import { jsonText } from '@everything-wallet/core/exports/jsonText';
import { recordGaps } from '@everything-wallet/core/exports/recordGaps';
import { tokensTable } from '@everything-wallet/core/exports/tokensTable';
import { readAllAccounts } from '../../features/accounts/api/readAllAccounts.ts';
import { readAllContacts } from '../../features/contacts/api/readAllContacts.ts';
import { sortByName } from '../../features/contacts/sortByName.ts';
import type { ExportFile, ExportFormat, ExportKind } from '../../features/exports/ExportChoice.ts';
import { readAllTokens } from '../../features/tokens/api/readAllTokens.ts';
import { readAllTransactions } from '../../features/transactions/api/readAllTransactions.ts';
import type { ChosenFilters } from '../../features/transactions/ChosenFilters.ts';
import { filteredTransactions } from '../../features/transactions/filteredTransactions.ts';
import { rowWordsOf } from '../../features/transactions/rowWordsOf.ts';
import type { Text } from '../../lib/text/useText.ts';
import { addressNames } from '../wallet/addressNames.ts';
import { lookalikeOf } from '../../lib/tokens/lookalikeOf.ts';
import { loadLookalikes } from '../../lib/tokens/useLookalikes.ts';
import { readHoldings } from './readHoldings.ts';

const tables: Record<ExportKind, (userId: string) => Promise<ExportTable>> = {
  history: async (userId) => historyTable(await readHistory(userId)),
  costBasis: async (userId) => assetYearsTable(await readMovements(userId)),
  movements: async (userId) => movementsTable(await readMovements(userId)),
  contacts: async (userId) => contactsTable(await readAllContacts(userId)),
  accounts: async (userId) => accountsTable(await readAllAccounts(userId)),
  tokens: async (userId) => tokensTable(await readAllTokens(userId)),
};

const texts: Record<ExportFormat, (table: ExportTable) => string> = { csv: csvText, json: jsonText };

/**
 * Reads all data of an export and writes it: completely, or not at all (docs/exports.md).
 *
 * @throws UnreadableRecordsError where records have an invalid shape
 * @throws FirestoreError where the server cannot be reached
 */
export async function makeExport(
  userId: string,
  kind: ExportKind,
  format: ExportFormat,
): Promise<ExportFile> {
  return fileOf(await tables[kind](userId), format);
}

/**
 * Exports the part of the history that matches filters, as the list shows it: with every attempt of a row.
 * The history and the names that filters use are read again in full: a list that is still loading shows less.
 *
 * @param t names the accounts that have no name of their own
 * @throws UnreadableRecordsError where records have an invalid shape
 * @throws FirestoreError where the server cannot be reached
 */
export async function makeFilteredExport(
  userId: string,
  format: ExportFormat,
  filters: ChosenFilters,
  t: Text,
): Promise<ExportFile> {
  const [transactions, accounts, contacts] = await Promise.all([
    readHistory(userId),
    readAllAccounts(userId),
    readAllContacts(userId),
  ]);
  const names = addressNames(accounts, sortByName(contacts), t);
  const { wordsOfCall } = await import('../../features/transactions/calls/wordsOfCall.ts');
  const found = filteredTransactions(transactions, filters, names, rowWordsOf(t, wordsOfCall));
  const table = historyTable(found);
  return fileOf({ ...table, name: `${table.name}-filtered` }, format);
}

function fileOf(table: ExportTable, format: ExportFormat): ExportFile {
  return { name: `everything-wallet-${table.name}`, text: texts[format](table), count: table.rows.length };
}

async function readMovements(userId: string) {
  const [transactions, accounts] = await Promise.all([readHistory(userId), readAllAccounts(userId)]);
  const own = accounts.filter(({ watch_only: isWatched }) => !isWatched).map(({ address }) => address);
  const holdings = await readHoldings(transactions, own);
  return costBasis(transactions, own, recordGaps(transactions, own, holdings));
}

/**
 * Reads the history, with unrequested transfers marked as in the list. Incoming transfers of a token that
 * imitates a known one are marked even if the token was added.
 */
async function readHistory(userId: string) {
  const [transactions, tokens, findLookalike] = await Promise.all([
    readAllTransactions(userId),
    readAllTokens(userId),
    loadLookalikes(),
  ]);
  const vouched = tokens.filter((token) => lookalikeOf(token, findLookalike) === undefined);
  return markUnasked(transactions, vouched).map((record) =>
    record.type === 'receive' && lookalikeOf(record, findLookalike)
      ? { ...record, is_unverified: true }
      : record,
  );
}
