import type { ApiKeyRecord } from '@everything-wallet/core/documents/apiKey';

/** A key of the user's, as lists show it. */
export interface ApiKey extends ApiKeyRecord {
  /** The SHA-256 of the key. */
  readonly id: string;
  /** Undefined for the moment until the server has set it. */
  readonly createdAt: Date | undefined;
  /** Undefined for a key that does not expire. */
  readonly expiresAt: Date | undefined;
}
