import { randomUUID } from 'node:crypto';
import { commitAsOwner } from './documents.ts';

/** A part of a day's requests of one key, as the functions count them. */
export interface UsagePart {
  readonly keyId: string;
  readonly daysAgo: number;
  readonly requests: number;
  readonly errors?: number;
  readonly shard?: number;
}

/** A request that was made with a key. */
export interface MadeRequest {
  readonly keyId: string;
  readonly method?: string;
  readonly path?: string;
  readonly status?: number;
  readonly code?: string;
  readonly requestId?: string;
  readonly at?: Date;
}

const DAY_MS = 86_400_000;

/** Writes the counts of requests that nobody made. */
export async function writeUsage(userId: string, parts: readonly UsagePart[]): Promise<void> {
  await commitAsOwner(
    parts.map(({ keyId, daysAgo, requests, errors = 0, shard = 0 }) => {
      const time = new Date(Date.now() - daysAgo * DAY_MS);
      const day = time.toISOString().slice(0, 10);
      return {
        path: `api_usage/${keyId}_${day}_${shard}`,
        fields: {
          user_id: userId,
          key_id: keyId,
          day,
          requests,
          errors,
          last_used_at: time,
          expires_at: new Date(time.getTime() + 90 * DAY_MS),
        },
      };
    }),
  );
}

/** Writes the rows of requests that nobody made, the newest first unless they say otherwise. */
export async function writeRequests(userId: string, requests: readonly MadeRequest[]): Promise<void> {
  await commitAsOwner(
    requests.map(({ keyId, code, ...request }, index) => {
      const at = request.at ?? new Date(Date.now() - index * 1_000);
      return {
        path: `api_requests/${randomUUID()}`,
        fields: {
          user_id: userId,
          key_id: keyId,
          method: request.method ?? 'GET',
          path: request.path ?? '/api/v1/balance',
          status: request.status ?? 200,
          code: code ?? null,
          request_id: request.requestId ?? randomUUID(),
          at,
          expires_at: new Date(at.getTime() + 30 * DAY_MS),
        },
      };
    }),
  );
}
