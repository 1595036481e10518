import { z } from 'zod';
import { environment } from './environment.ts';
import { postJson } from './postJson.ts';

/** Field types of the tests. */
type Scalar = string | number | boolean | null;

/** Value of a document's field. */
type Field = Scalar | readonly Field[] | { readonly [name: string]: Field };

/** Token that the Firestore emulator accepts as an administrator's. */
const asAdministrator = { authorization: 'Bearer owner' };

const valueSchema: z.ZodType<Field> = z
  .union([
    z.object({ stringValue: z.string() }).transform(({ stringValue }) => stringValue),
    z.object({ integerValue: z.string() }).transform(({ integerValue }) => Number(integerValue)),
    z.object({ doubleValue: z.number() }).transform(({ doubleValue }) => doubleValue),
    z.object({ booleanValue: z.boolean() }).transform(({ booleanValue }) => booleanValue),
    z.object({ timestampValue: z.string() }).transform(({ timestampValue }) => timestampValue),
    z.object({ nullValue: z.null() }).transform(() => null),
    z
      .object({ arrayValue: z.object({ values: z.array(z.lazy(() => valueSchema)).default([]) }) })
      .transform(({ arrayValue }) => arrayValue.values),
    z
      .object({
        mapValue: z.object({
          fields: z
            .record(
              z.string(),
              z.lazy(() => valueSchema),
            )
            .default({}),
        }),
      })
      .transform(({ mapValue }) => mapValue.fields),
  ])
  .catch(null);
const documentSchema = z.object({ name: z.string(), fields: z.record(z.string(), valueSchema) });

function toValue(field: Scalar): object {
  if (typeof field === 'string') return { stringValue: field };
  if (typeof field === 'number') return { integerValue: field.toString() };
  return typeof field === 'boolean' ? { booleanValue: field } : { nullValue: null };
}

/** Writes a document past the rules. */
export async function writeDocument(path: string, fields: Record<string, Scalar>): Promise<void> {
  const response = await fetch(`${environment.documentsUrl()}/${path}`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json', ...asAdministrator },
    body: JSON.stringify({
      fields: Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, toValue(field)])),
    }),
  });
  if (!response.ok) throw new Error(`Writing ${path}: ${response.status}`);
}

/** Returns the fields of a document; undefined if it does not exist. */
export async function readDocument(path: string): Promise<Record<string, Field> | undefined> {
  const response = await fetch(`${environment.documentsUrl()}/${path}`, { headers: asAdministrator });
  if (response.status === 404) return undefined;
  return documentSchema.parse(await response.json()).fields;
}

/** A user's transaction records, by document id. */
export async function transactionsOf(uid: string): Promise<Record<string, Record<string, Field>>> {
  return Object.fromEntries(await find('transactions', 'user_id', uid));
}

/** The fields of a collection's documents whose field has a value. */
export async function documentsWhere(
  collectionId: string,
  fieldPath: string,
  value: string,
): Promise<Record<string, Field>[]> {
  return (await find(collectionId, fieldPath, value)).map(([, fields]) => fields);
}

async function find(
  collectionId: string,
  fieldPath: string,
  value: string,
): Promise<[id: string, fields: Record<string, Field>][]> {
  const where = { fieldFilter: { field: { fieldPath }, op: 'EQUAL', value: { stringValue: value } } };
  const answer = await postJson(
    `${environment.documentsUrl()}:runQuery`,
    { structuredQuery: { from: [{ collectionId }], where } },
    asAdministrator,
  );
  const rows = z.array(z.object({ document: documentSchema.optional() })).parse(answer);
  return rows.flatMap(({ document }) =>
    document ? [[document.name.split('/').at(-1) ?? '', document.fields]] : [],
  );
}
