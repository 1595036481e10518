import { randomUUID } from 'node:crypto';
import { commitAsOwner } from './documents.ts';

/** A day's requests of one key, as the functions count them. */
export interface UsagePart {
  readonly keyId: string;
  readonly daysAgo: number;
  readonly requests: number;
  readonly errors?: number;
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

/** Writes request counts as if requests had been made. */
export async function writeUsage(userId: string, parts: readonly UsagePart[]): Promise<void> {
  const days = Map.groupBy(parts, ({ daysAgo }) => daysAgo);
  await commitAsOwner(
    [...days].map(([daysAgo, ofDay]) => {
      const time = new Date(Date.now() - daysAgo * DAY_MS);
      const day = time.toISOString().slice(0, 10);
      const keys = ofDay.map(({ keyId, requests, errors = 0 }) => [
        keyId,
        { requests, errors, last_used_at: time },
      ]);
      return {
        path: `api_usage/${userId}_${day}`,
        fields: {
          user_id: userId,
          day,
          requests: ofDay.reduce((sum, { requests }) => sum + requests, 0),
          keys: Object.fromEntries(keys) as Record<string, { requests: number }>,
          expires_at: new Date(time.getTime() + 90 * DAY_MS),
        },
      };
    }),
  );
}

/** Writes rows of requests as if they had been made, the newest first by default. */
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
