import { apiKeySchema } from '@everything-wallet/core/documents/apiKey';
import { Timestamp, type DocumentSnapshot } from 'firebase/firestore';
import type { ApiKey } from '../ApiKey.ts';

/**
 * Reads a document of `api_keys`.
 *
 * @throws ZodError if it has the wrong shape
 */
export function readApiKey(document: DocumentSnapshot): ApiKey {
  return {
    ...apiKeySchema.parse(document.data()),
    id: document.id,
    createdAt: dateAt(document, 'created_at'),
    expiresAt: dateAt(document, 'expires_at'),
  };
}

function dateAt(document: DocumentSnapshot, field: string): Date | undefined {
  const value: unknown = document.get(field);
  return value instanceof Timestamp ? value.toDate() : undefined;
}
