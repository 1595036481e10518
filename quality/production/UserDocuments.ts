import type { StandIn } from './StandIn.ts';

/** The fields of a document, each as Firestore's REST has it. */
export type Fields = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/**
 * Documents of a user, read and written under the rules as by their browser, through Firestore's REST API.
 */
export class UserDocuments {
  readonly #url: string;
  readonly #headers: Record<string, string>;

  constructor({ documentsUrl }: Pick<StandIn, 'documentsUrl'>, idToken: string) {
    this.#url = documentsUrl;
    this.#headers = { 'content-type': 'application/json', authorization: `Bearer ${idToken}` };
  }

  /** The fields of a document, or the HTTP status with which it is refused. */
  async read(path: string): Promise<Fields | number> {
    const response = await fetch(`${this.#url}/${path}`, { headers: this.#headers });
    if (!response.ok) return response.status;
    return ((await response.json()) as { fields: Fields }).fields;
  }

  /** Returns the fields of a user's transactions. */
  async transactionsOf(uid: string): Promise<Fields[]> {
    const where = {
      fieldFilter: { field: { fieldPath: 'user_id' }, op: 'EQUAL', value: { stringValue: uid } },
    };
    const response = await fetch(`${this.#url}:runQuery`, {
      method: 'POST',
      headers: this.#headers,
      body: JSON.stringify({
        structuredQuery: { from: [{ collectionId: 'transactions' }], where, limit: 500 },
      }),
    });
    if (!response.ok) throw new Error(`transactions: ${response.status}`);
    const rows = (await response.json()) as { document?: { fields: Fields } }[];
    return rows.flatMap(({ document }) => (document ? [document.fields] : []));
  }

  /** Inserts a document with the time of the request in one field. */
  async insert(path: string, fields: Fields, timeField: string): Promise<void> {
    const name = `${new URL(this.#url).pathname.replace('/v1/', '')}/${path}`;
    const response = await fetch(`${this.#url}:commit`, {
      method: 'POST',
      headers: this.#headers,
      body: JSON.stringify({
        writes: [
          {
            update: { name, fields },
            currentDocument: { exists: false },
            updateTransforms: [{ fieldPath: timeField, setToServerValue: 'REQUEST_TIME' }],
          },
        ],
      }),
    });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  }

  async delete(path: string): Promise<void> {
    const response = await fetch(`${this.#url}/${path}`, { method: 'DELETE', headers: this.#headers });
    if (!response.ok) throw new Error(`${path}: ${response.status}`);
  }
}
