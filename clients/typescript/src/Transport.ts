import createClient, { type Client } from 'openapi-fetch';
import { checkApiKey } from './checkApiKey.ts';
import { checkBaseUrl } from './checkBaseUrl.ts';
import { DEFAULT_BASE_URL } from './defaultBaseUrl.ts';
import type { paths } from './generated/api.ts';
import type { EventWithCursor } from './EventWithCursor.ts';
import { openStream } from './openStream.ts';
import type { CallOptions, EventsOptions, EverythingWalletOptions } from './options.ts';
import { sendOnce, type Fetch } from './sendOnce.ts';
import { MAX_TIMEOUT_MS } from './maxTimeoutMs.ts';
import { streamEvents } from './streamEvents.ts';
import { userAgent } from './userAgent.ts';
import { withRetries } from './withRetries.ts';

/** Sends the client's requests: adds the API key, and retries. */
export class Transport {
  readonly api: Client<paths, 'application/json'>;
  readonly #baseUrl: string;
  readonly #apiKey: string;
  readonly #maxRetries: number;
  readonly #timeoutMs: number;
  readonly #fetch: Fetch;

  /** @throws TypeError if an option is invalid, an ApiKeyError if it is the key; it never contains the key */
  constructor(options: EverythingWalletOptions) {
    const { apiKey, baseUrl = DEFAULT_BASE_URL, maxRetries = 3, timeoutMs = 30_000 } = options;
    checkApiKey(apiKey);
    if (!Number.isInteger(maxRetries) || maxRetries < 0) {
      throw new TypeError('maxRetries must be a whole number from 0');
    }
    if (!(timeoutMs > 0 && timeoutMs <= MAX_TIMEOUT_MS)) {
      throw new TypeError(`timeoutMs must be above 0 and at most ${MAX_TIMEOUT_MS}`);
    }
    this.#apiKey = apiKey;
    this.#baseUrl = checkBaseUrl(baseUrl);
    this.api = createClient<paths, 'application/json'>({ baseUrl: this.#baseUrl });
    this.#maxRetries = maxRetries;
    this.#timeoutMs = timeoutMs;
    this.#fetch = options.fetch ?? ((url, init) => globalThis.fetch(url, init));
  }

  /** Streams events: opens the stream again, after the last event, whenever it ends. */
  events(
    { after, network, address }: Omit<EventsOptions, 'signal'>,
    signal: AbortSignal | undefined,
  ): AsyncGenerator<EventWithCursor, void> {
    const url = new URL(`${this.#baseUrl}/api/v1/events`);
    for (const [name, value] of Object.entries({ after, network, address })) {
      if (value !== undefined) url.searchParams.set(name, value);
    }
    const agent = userAgent();
    const headers = {
      accept: 'text/event-stream',
      authorization: `Bearer ${this.#apiKey}`,
      ...(agent !== undefined && { 'user-agent': agent }),
    };
    return streamEvents({
      open: (lastEventId, attempt) =>
        openStream({
          url: url.href,
          headers: lastEventId === undefined ? headers : { ...headers, 'last-event-id': lastEventId },
          apiKey: this.#apiKey,
          fetch: this.#fetch,
          attempt,
          signal,
        }),
      maxRetries: this.#maxRetries,
      signal,
    });
  }

  /**
   * Returns a `fetch` for one request, which adds the API key and retries.
   *
   * @param member field that every answer to the call contains
   */
  request(member: string, { signal }: CallOptions = {}, isKeyed = true) {
    return {
      fetch: async (request: Request): Promise<Response> => {
        const body = await request.text();
        const headers = Object.fromEntries(request.headers);
        const agent = userAgent();
        if (agent !== undefined) headers['user-agent'] = agent;
        if (isKeyed) headers['authorization'] = `Bearer ${this.#apiKey}`;
        const sending = {
          url: request.url,
          init: { method: request.method, headers, ...(body !== '' && { body }) },
          member,
          apiKey: this.#apiKey,
          timeoutMs: this.#timeoutMs,
          fetch: this.#fetch,
          signal,
        };
        return withRetries((attempts) => sendOnce(sending, attempts), {
          maxRetries: this.#maxRetries,
          signal,
        });
      },
    };
  }
}
