import { generateApiKey } from '@everything-wallet/core/callables/generateApiKey';
import { insertKey } from './insertKey.ts';
import type { StandIn } from './StandIn.ts';
import type { StandInUser } from './StandInUser.ts';

/** Twice as long as a refusal may take. */
const TIMEOUT_MS = 24_000;

/** Makes a function that asks the REST API through Hosting with a key of a user; with a body, by POST. */
export async function apiOf(standIn: StandIn, user: StandInUser) {
  const key = await user.call(generateApiKey, {});
  await insertKey(standIn, user, key);
  return async (path: string, body?: object) => {
    const startedAt = performance.now();
    const response = await fetch(`${standIn.hosting.url}/api/v1${path}`, {
      headers: { authorization: `Bearer ${key}`, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const answered = (await response.json()) as Record<string, unknown>;
    return { status: response.status, body: answered, ms: performance.now() - startedAt };
  };
}
