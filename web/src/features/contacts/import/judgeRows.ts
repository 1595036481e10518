import { newContactId } from '@everything-wallet/core/documents/contact';
import { contactFormSchema, type ContactFields } from '@everything-wallet/core/documents/contactForm';
import { judgeRecipient, type Lookalike } from '@everything-wallet/core/recipients/judgeRecipient';
import type { KnownAddress } from '@everything-wallet/core/recipients/KnownAddress';
import type { Contact } from '../Contact.ts';
import { skeletonsOfName } from './skeletonsOfName.ts';
import { networkOfCell } from './networkOfCell.ts';
import type { ImportedRow } from './readRows.ts';

/** Outcome of importing a line, with the reason. */
export type JudgedRow = { readonly row: ImportedRow } & (
  | {
      /** It would be added. */
      readonly state: 'new';
      readonly entry: ImportEntry;
      /** A contact with its address on another network. */
      readonly elsewhere?: Contact | undefined;
      /** The address it is similar to at one end. */
      readonly lookAlike?: Lookalike | undefined;
    }
  | {
      /** Its address and network are saved already, or are in an earlier line. */
      readonly state: 'duplicate';
      readonly entry: ImportEntry;
      readonly twin: Contact | { readonly line: number };
    }
  | {
      /** Its name is that of another address, or a lookalike: users choose recipients by name. */
      readonly state: 'clash';
      readonly entry: ImportEntry;
      readonly other: Named;
    }
  | {
      /** It is never added here: both its ends are those of a known address, or of another one of the file. */
      readonly state: 'stopped';
      readonly lookAlike: Lookalike | { readonly line: number };
    }
  | {
      readonly state: 'invalid';
      /** Field problems, as text ids of the form. */
      readonly problems: readonly string[];
    }
);

/** Owner of a name: a contact or an own account, or a line of the same file. */
type Named = { readonly name: string; readonly address: string } | { readonly line: number };

/** A contact to write. */
export interface ImportEntry {
  /** Made in advance, so that a retry adds no second one. */
  readonly id: string;
  readonly fields: ContactFields;
}

/** Longest slice of work before the page can respond, in ms. */
const SLICE_MS = 12;

/**
 * Checks the lines of an import by the form's own rules, against the contacts, the user's addresses and each other. Works in
 * slices, so that the page stays responsive.
 *
 * @param contacts existing contacts
 * @param known addresses that a lookalike may imitate
 * @param signal aborts the work; the result is incomplete then
 */
export async function judgeRows(
  rows: readonly ImportedRow[],
  userId: string,
  contacts: readonly Contact[],
  known: readonly KnownAddress[],
  signal: AbortSignal,
): Promise<JudgedRow[]> {
  const read = await inSlices(rows, (row) => ({ row, result: fieldsOf(row) }), signal);
  const ends = byEnds(known);
  const ofFile = new Map<string, { address: string; line: number }[]>();
  const namedInFile = new Map<string, Map<string, Named>>();
  await inSlices(
    read,
    ({ row, result }) => {
      if (result.fields) addName(namedInFile, result.fields.name, result.fields.address, { line: row.line });
    },
    signal,
  );
  for (const { row, result } of read) {
    if (!result.fields) continue;
    const key = bothEnds(result.fields.address);
    const alike = ofFile.get(key) ?? [];
    if (!alike.some(({ address }) => address === result.fields.address)) {
      alike.push({ address: result.fields.address, line: row.line });
    }
    ofFile.set(key, alike);
  }
  const saved = new Map<string, Contact>();
  const elsewhere = new Map<string, Contact>();
  for (const contact of contacts) {
    saved.set(`${contact.network} ${contact.address.trim().toLowerCase()}`, contact);
    elsewhere.set(contact.address.trim().toLowerCase(), contact);
  }
  const named = new Map<string, Map<string, Named>>();
  const ownAccounts = known.filter(({ kind }) => kind === 'account' || kind === 'watched');
  await inSlices(
    [...contacts, ...ownAccounts],
    ({ name, address }) => {
      if (name !== undefined) addName(named, name, address.trim(), { name, address: address.trim() });
    },
    signal,
  );
  const seen = new Map<string, number>();

  return inSlices(
    read,
    ({ row, result }): JudgedRow => {
      if (!result.fields) return { row, state: 'invalid', problems: result.problems };
      const { address, network } = result.fields;
      const other = ofFile.get(bothEnds(address))?.find((one) => one.address !== address);
      const near = [...(ends.first.get(firstEnd(address)) ?? []), ...(ends.last.get(lastEnd(address)) ?? [])];
      const { severity, lookAlike } = judgeRecipient(address, near, network);
      if (lookAlike && severity === 'stop') return { row, state: 'stopped', lookAlike };
      if (other) return { row, state: 'stopped', lookAlike: { line: other.line } };

      const entry = { id: newContactId(userId), fields: result.fields };
      const clash = nameClash(result.fields, named, namedInFile);
      if (clash) return { row, state: 'clash', entry, other: clash };
      const key = `${network} ${address.toLowerCase()}`;
      const twin = saved.get(key);
      if (twin) return { row, state: 'duplicate', entry, twin };
      const line = seen.get(key);
      if (line !== undefined) return { row, state: 'duplicate', entry, twin: { line } };
      seen.set(key, row.line);
      return {
        row,
        state: 'new',
        entry,
        elsewhere: elsewhere.get(address.toLowerCase()),
        lookAlike: severity === 'warning' ? lookAlike : undefined,
      };
    },
    signal,
  );
}

type ReadFields =
  | { readonly fields: ContactFields }
  | { readonly fields?: undefined; readonly problems: readonly string[] };

function fieldsOf({ name, address, network, notes, fault }: ImportedRow): ReadFields {
  if (fault) return { problems: [`contacts.import.problem.${fault}`] };
  const found = networkOfCell(network);
  if (!found) return { problems: ['contacts.import.problem.network'] };
  const parsed = contactFormSchema.safeParse({ name, address, network: found.id, notes });
  if (parsed.success) return { fields: parsed.data };
  return { problems: parsed.error.issues.map(({ message }) => message) };
}

/** Stores the address of a name under each of its skeletons. */
function addName(names: Map<string, Map<string, Named>>, name: string, address: string, named: Named) {
  for (const skeleton of skeletonsOfName(name)) {
    let addresses = names.get(skeleton);
    if (!addresses) names.set(skeleton, (addresses = new Map<string, Named>()));
    const key = address.toLowerCase();
    if (!addresses.has(key)) addresses.set(key, named);
  }
}

/** Finds another owner of a line's name; undefined if its address is saved under that name already. */
function nameClash(
  { name, address }: ContactFields,
  saved: ReadonlyMap<string, ReadonlyMap<string, Named>>,
  ofFile: ReadonlyMap<string, ReadonlyMap<string, Named>>,
): Named | undefined {
  const key = address.toLowerCase();
  const skeletons = skeletonsOfName(name);
  if (skeletons.some((skeleton) => saved.get(skeleton)?.has(key))) return undefined;
  for (const names of [saved, ofFile]) {
    for (const skeleton of skeletons) {
      for (const [other, named] of names.get(skeleton) ?? []) if (other !== key) return named;
    }
  }
  return undefined;
}

async function inSlices<T, R>(items: readonly T[], work: (item: T) => R, signal: AbortSignal): Promise<R[]> {
  const results: R[] = [];
  let begun = performance.now();
  for (const item of items) {
    if (performance.now() - begun > SLICE_MS) {
      await new Promise((resolve) => setTimeout(resolve));
      if (signal.aborted) return results;
      begun = performance.now();
    }
    results.push(work(item));
  }
  return results;
}

function byEnds(known: readonly KnownAddress[]) {
  const first = new Map<string, KnownAddress[]>();
  const last = new Map<string, KnownAddress[]>();
  for (const one of known) {
    for (const [ends, key] of [
      [first, firstEnd(one.address)],
      [last, lastEnd(one.address)],
    ] as const) {
      const alike = ends.get(key);
      if (alike) alike.push(one);
      else ends.set(key, [one]);
    }
  }
  return { first, last };
}

/** Returns the digits that `likenessOf` compares: addresses that match at this end share them. */
function firstEnd(address: string): string {
  return address.slice(2, 6).toLowerCase();
}

function lastEnd(address: string): string {
  return address.slice(-4).toLowerCase();
}

function bothEnds(address: string): string {
  return firstEnd(address) + lastEnd(address);
}
