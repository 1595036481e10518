import { postJson } from './postJson.ts';
import { stack } from './stack.ts';

/** A document's fields as plain values; timestamps are strings. */
export type Fields = Readonly<Record<string, unknown>>;

type WireValue = Readonly<Record<string, unknown>>;
interface WireDocument {
  readonly name: string;
  readonly fields?: Readonly<Record<string, WireValue>>;
}

/** Lets the emulator answer past the rules. */
const OWNER = 'owner';

const database = `projects/${stack.projectId}/databases/(default)/documents`;
const databaseUrl = `${stack.firestoreUrl}/v1/${database}`;

/** Reads a user's documents of a collection past the rules. */
export async function documentsOf(userId: string, collection: string): Promise<Fields[]> {
  const rows = await query(collection, userId, OWNER);
  return rows.flatMap(({ document }) => (document ? [plainFields(document)] : []));
}

/** Reads one document, bypassing the rules; undefined if it does not exist. */
export async function documentAt(path: string): Promise<Fields | undefined> {
  const response = await read(path, OWNER);
  if (response.status === 404) return undefined;
  return plainFields((await response.json()) as WireDocument);
}

/** Requests one document with an ID token, as a browser would; the caller checks the status. */
export function read(path: string, bearer: string): Promise<Response> {
  return fetch(`${databaseUrl}/${path}`, { headers: { authorization: `Bearer ${bearer}` } });
}

/** Queries a user's documents of a collection with an ID token or as the owner. */
export function query(
  collection: string,
  userId: string,
  bearer: string,
): Promise<{ document?: WireDocument }[]> {
  return postJson(
    `${databaseUrl}:runQuery`,
    {
      structuredQuery: {
        from: [{ collectionId: collection }],
        where: {
          fieldFilter: { field: { fieldPath: 'user_id' }, op: 'EQUAL', value: { stringValue: userId } },
        },
        // Maximum of the rules for one query.
        limit: 500,
      },
    },
    bearer,
  );
}

type FieldValue = string | number | boolean | null | Date | { readonly [name: string]: FieldValue };

/** One document of a commit. */
export interface Write {
  readonly path: string;
  readonly fields: Readonly<Record<string, FieldValue>>;
  /** A field that gets the server's time. */
  readonly timestampField?: string;
}

/** Writes documents at once with an ID token, under the rules. */
export async function commit(writes: readonly Write[], idToken: string): Promise<void> {
  await postJson(
    `${databaseUrl}:commit`,
    {
      writes: writes.map(({ path, fields, timestampField }) => ({
        update: {
          name: `${database}/${path}`,
          fields: Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, wireValue(value)])),
        },
        ...(timestampField && {
          updateTransforms: [{ fieldPath: timestampField, setToServerValue: 'REQUEST_TIME' }],
        }),
      })),
    },
    idToken,
  );
}

/** Writes documents at once past the rules, as the functions do. */
export function commitAsOwner(writes: readonly Write[]): Promise<void> {
  return commit(writes, OWNER);
}

/** Deletes documents at once past the rules. */
export async function deleteAsOwner(paths: readonly string[]): Promise<void> {
  const writes = paths.map((path) => ({ delete: `${database}/${path}` }));
  await postJson(`${databaseUrl}:commit`, { writes }, OWNER);
}

function wireValue(value: FieldValue): WireValue {
  if (value === null) return { nullValue: null };
  if (value instanceof Date) return { timestampValue: value.toISOString() };
  if (typeof value === 'object') {
    const fields = Object.entries(value).map(([name, member]) => [name, wireValue(member)]);
    return { mapValue: { fields: Object.fromEntries(fields) as Record<string, WireValue> } };
  }
  if (typeof value === 'boolean') return { booleanValue: value };
  if (typeof value === 'number') return { integerValue: String(value) };
  return { stringValue: value };
}

function plainFields({ fields = {} }: WireDocument): Fields {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, plainValue(value)]));
}

function plainValue(value: WireValue): unknown {
  const [[type, content] = []] = Object.entries(value);
  return type === 'integerValue' ? Number(content) : content;
}
