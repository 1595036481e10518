import { collections } from '@everything-wallet/core/documents/collections';
import type { Network } from '@everything-wallet/core/networks/networks';
import { LocalError } from '../LocalError.ts';
import { projectId } from '../projectId.ts';
import { sampleListings } from './sampleListings.ts';

/**
 * Writes the listings of the local chains' sellers into the running Firestore emulator. Existing ones are
 * overwritten with the same content; sales are recorded on chain.
 *
 * @throws {LocalError} When the emulator refuses one of them.
 */
export async function writeListings(firestorePort: number, networks: readonly Network[]): Promise<void> {
  const documents = `http://127.0.0.1:${firestorePort}/v1/projects/${projectId}/databases/(default)/documents`;
  const listings = await Promise.all(networks.map(sampleListings));
  await Promise.all(
    listings
      .flatMap((ofNetwork) => [...ofNetwork])
      .map(async ([id, record]) => {
        const response = await fetch(`${documents}/${collections.nftListings}/${id}`, {
          method: 'PATCH',
          headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
          body: JSON.stringify({ fields: fieldsOf(record) }),
        });
        if (!response.ok) throw new LocalError(`The listing ${id} was not written: ${await response.text()}`);
      }),
  );
}

type FirestoreValue =
  | { readonly stringValue: string }
  | { readonly integerValue: string }
  | { readonly arrayValue: { readonly values: readonly FirestoreValue[] } }
  | { readonly mapValue: { readonly fields: Readonly<Record<string, FirestoreValue>> } };

/**
 * Values in the format of Firestore's REST API (`Value` of google.firestore.v1), for the fields of a listing.
 */
function valueOf(value: unknown): FirestoreValue {
  if (typeof value === 'string') return { stringValue: value };
  if (Number.isInteger(value)) return { integerValue: String(value) };
  if (Array.isArray(value)) return { arrayValue: { values: value.map(valueOf) } };
  return { mapValue: { fields: fieldsOf(value as object) } };
}

function fieldsOf(values: object): Readonly<Record<string, FirestoreValue>> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, valueOf(value)]));
}
