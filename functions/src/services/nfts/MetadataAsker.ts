import { createHash, randomBytes } from 'node:crypto';
import { parseJson } from '../../http/parseJson.ts';
import { readBounded } from '../../http/readBounded.ts';
import { FetchProblemError } from './FetchProblemError.ts';
import { MAX_ANSWER_BYTES, METADATA_PATH, metadataResponseSchema } from './metadataExchange.ts';
import { NotReadError } from './NotReadError.ts';
import type { ParsedMetadata } from './parseMetadata.ts';

/** Milliseconds that a pass lasts, and before its end at which a new one is taken. */
const PASS_MS = 3_600_000;
const RENEWAL_MS = 300_000;

/** Milliseconds for an answer: more than is fetched within, and than an instance takes to start. */
const TIMEOUT_MS = 25_000;

interface Pass {
  /** Resolves once its digest is stored. */
  readonly secret: Promise<string>;
  /** In ms since 1970. */
  readonly until: number;
}

/**
 * Queries the function without secrets, which reads untrusted content.
 *
 * A pass created by this instance identifies it there. Its digest is stored where only the functions write:
 * so neither of the two needs a secret.
 */
export class MetadataAsker {
  readonly #url: () => string;
  readonly #storePass: (digest: string, until: number) => Promise<void>;
  readonly #now: () => number;
  #pass: Pass | undefined;

  /** @param options.storePass stores the digest of a pass, and until when it holds, in ms since 1970 */
  constructor({
    url,
    storePass,
    now = Date.now,
  }: {
    readonly url: () => string;
    readonly storePass: (digest: string, until: number) => Promise<void>;
    readonly now?: () => number;
  }) {
    this.#url = url;
    this.#storePass = storePass;
    this.#now = now;
  }

  /**
   * Reads the metadata that a contract names.
   *
   * @throws FetchProblemError if they cannot be read
   * @throws NotReadError if no attempt was made
   */
  async load(uri: string, userId: string): Promise<ParsedMetadata> {
    const answer = await this.#ask(uri, userId).catch((error: unknown) => {
      throw error instanceof NotReadError ? error : new NotReadError('No answer', { cause: error });
    });
    const { data } = metadataResponseSchema.safeParse(parseJson(answer));
    if (!data) throw new NotReadError('Not an answer');
    if ('problem' in data) throw new FetchProblemError(data.problem, 'as the function without secrets says');
    const { picture, ...metadata } = data.metadata;
    return picture === undefined ? metadata : { ...metadata, picture };
  }

  async #ask(uri: string, userId: string): Promise<string> {
    const secret = await this.#currentPass();
    const response = await fetch(`${this.#url()}${METADATA_PATH}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
      body: JSON.stringify({ uri, asker: digestOf(`${secret} ${userId}`) }),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (response.status !== 200) {
      await response.body?.cancel();
      // Not known there any more: the next question takes another one.
      if (response.status === 403) this.#pass = undefined;
      throw new NotReadError(`Answered with ${response.status}`);
    }
    return readBounded(response, () => new NotReadError('Too long an answer'), MAX_ANSWER_BYTES);
  }

  /** One pass for an instance, however many ask at once. */
  #currentPass(): Promise<string> {
    const current = this.#pass;
    if (current && current.until - RENEWAL_MS > this.#now()) return current.secret;
    const secret = randomBytes(32).toString('base64url');
    const until = this.#now() + PASS_MS;
    const pass = { secret: this.#storePass(digestOf(secret), until).then(() => secret), until };
    this.#pass = pass;
    pass.secret.catch(() => {
      if (this.#pass === pass) this.#pass = undefined;
    });
    return pass.secret;
  }
}

function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
