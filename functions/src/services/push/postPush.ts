import { FetchProblemError } from '../nfts/FetchProblemError.ts';
import type { Internet } from '../nfts/internet.ts';
import { postGuarded } from '../webhooks/postGuarded.ts';
import { PushServiceError } from './PushServiceError.ts';

/** Timeout of a push in ms, from the DNS query to the response. */
const TIMEOUT_MS = 10_000;

/** Request to a push service. */
export interface PushRequest {
  readonly endpoint: string;
  readonly headers: Readonly<Record<string, string | number>>;
  readonly body: Buffer;
}

/**
 * Sends a request to a URL that a user named, under the guard of `postGuarded`.
 *
 * @returns status of the response; undefined if the URL is not allowed
 * @throws PushServiceError without a response in time
 */
export async function postPush(
  { endpoint, headers, body }: PushRequest,
  internet?: Internet,
): Promise<number | undefined> {
  const texts = Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name.toLowerCase(), String(value)]),
  );
  try {
    return await postGuarded(
      new URL(endpoint),
      { headers: texts, body, timeoutMs: TIMEOUT_MS },
      {},
      internet,
    );
  } catch (error) {
    if (error instanceof FetchProblemError && error.problem === 'refused') return undefined;
    throw new PushServiceError('no response', { cause: error });
  }
}
