import type { ApiKeyRecord } from '@everything-wallet/core/documents/apiKey';

/** An API key of the user, as lists show it. */
export interface ApiKey extends ApiKeyRecord {
  /** SHA-256 of the key. */
  readonly id: string;
  /** Undefined until the server has set it. */
  readonly createdAt: Date | undefined;
  /** Undefined for a key that does not expire. */
  readonly expiresAt: Date | undefined;
}
