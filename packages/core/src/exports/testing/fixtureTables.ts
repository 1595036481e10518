import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { contactSchema } from '../../documents/contact.ts';
import { tokenSchema } from '../../documents/token.ts';
import { transactionSchema } from '../../documents/transaction.ts';
import { walletAddressSchema } from '../../documents/walletAddress.ts';
import { accountsTable } from '../accountsTable.ts';
import { contactsTable } from '../contactsTable.ts';
import { costBasis } from '../costBasis.ts';
import { assetYearsTable, movementsTable } from '../costBasisTables.ts';
import type { ExportTable } from '../ExportTable.ts';
import { historyTable } from '../historyTable.ts';
import { recordGaps } from '../recordGaps.ts';
import { tokensTable } from '../tokensTable.ts';

/** Input of the exports in tests; its dates are texts. */
export const fixturePath = join(import.meta.dirname, 'fixture.json');

/** Directory of the expected exports, as computed by `quality/exports/exports.py`. */
export const expectedDirectory = join(import.meta.dirname, 'expected');

const fixtureSchema = z.object({
  transactions: z.array(transactionSchema.extend({ id: z.string(), time: z.string().nullable() })),
  accounts: z.array(walletAddressSchema),
  contacts: z.array(contactSchema),
  chain: z.object({
    balances: z.array(
      z.object({
        network: z.string(),
        address: z.string(),
        contract: z.string().nullable(),
        amount: z.string(),
      }),
    ),
    nonces: z.array(z.object({ network: z.string(), address: z.string(), nonce: z.number() })),
  }),
  tokens: z.array(tokenSchema),
});

/**
 * Builds every table of the fixture.
 *
 * @param reorder applied to lists without a fixed order
 */
export function fixtureTables(reorder: <T>(items: T[]) => T[] = (items) => items): ExportTable[] {
  const fixture = fixtureSchema.parse(JSON.parse(readFileSync(fixturePath, 'utf8')));
  const transactions = reorder(fixture.transactions).map(({ time, ...record }) => ({
    ...record,
    time: time === null ? undefined : new Date(time),
  }));
  const own = fixture.accounts
    .filter(({ watch_only: isWatched }) => !isWatched)
    .map(({ address }) => address);
  const movements = costBasis(transactions, own, recordGaps(transactions, own, fixture.chain));
  return [
    historyTable(transactions),
    contactsTable(reorder(fixture.contacts)),
    accountsTable(fixture.accounts),
    tokensTable(reorder(fixture.tokens)),
    assetYearsTable(movements),
    movementsTable(movements),
  ];
}
