import { apiKeyScopes, type ApiKeyScope } from '@everything-wallet/core/documents/apiKey';

const DAY_MS = 24 * 60 * 60 * 1_000;

/** The user's choices for a new key. */
export interface ApiKeyChoice {
  readonly name: string;
  readonly scopes: readonly ApiKeyScope[];
  readonly expiresInDays: number | null;
}

/** Fields of a key's row that its owner writes, besides its creation time. */
export interface ApiKeyFields {
  readonly user_id: string;
  readonly name: string;
  readonly key: string;
  /** Absent for all scopes. */
  readonly scopes?: readonly ApiKeyScope[];
  /** Absent for a key that does not expire. */
  readonly expires_at?: Date;
}

/**
 * Returns the fields of a new key's row.
 *
 * @param now ms since 1970
 */
export function apiKeyFields(
  userId: string,
  key: string,
  { name, scopes, expiresInDays }: ApiKeyChoice,
  now: number,
): ApiKeyFields {
  const chosen = apiKeyScopes.filter((scope) => scopes.includes(scope));
  return {
    user_id: userId,
    name,
    key,
    ...(chosen.length < apiKeyScopes.length && { scopes: chosen }),
    ...(expiresInDays !== null && { expires_at: new Date(now + expiresInDays * DAY_MS) }),
  };
}
