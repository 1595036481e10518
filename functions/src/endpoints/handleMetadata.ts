import type { Limiter } from '@everything-wallet/core/concurrency/Limiter';
import { LimiterFullError } from '@everything-wallet/core/concurrency/LimiterFullError';
import { createHash } from 'node:crypto';
import { logFailure } from '../errors/logFailure.ts';
import { parseJson } from '../http/parseJson.ts';
import { bearerOf } from '../requests/callerHeaders.ts';
import { FetchProblemError } from '../services/nfts/FetchProblemError.ts';
import {
  MAX_QUESTION_BYTES,
  metadataRequestSchema,
  type MetadataResponse,
} from '../services/nfts/metadataExchange.ts';
import type { ParsedMetadata } from '../services/nfts/parseMetadata.ts';

/** A question of another function of ours. */
export interface MetadataQuestion {
  readonly authorization: string | undefined;
  readonly body: Buffer;
}

/** Dependencies for reading metadata. */
export interface MetadataDependencies {
  /** Counts a request of an unknown caller; returns true if it is allowed. */
  readonly admit: () => boolean;
  /** Returns when the pass with a digest expires, in ms since 1970. */
  readonly findPassEnd: (digest: string) => Promise<number | undefined>;
  readonly load: (uri: string) => Promise<ParsedMetadata>;
  readonly limiter: Limiter;
  /** Passes that are known, each with its end. */
  readonly known: Map<string, number>;
}

/** An answer to one. */
interface Answer {
  readonly status: number;
  readonly body?: MetadataResponse;
}

/**
 * Reads the metadata that a contract names, for a function that must not because it has secrets. It fetches
 * any public address it is given, and so only for callers with a pass.
 */
export async function handleMetadata(
  { authorization, body }: MetadataQuestion,
  dependencies: MetadataDependencies,
): Promise<Answer> {
  try {
    const refusal = await refusalOf(bearerOf(authorization), dependencies);
    if (refusal !== undefined) return { status: refusal };
    const { data } = metadataRequestSchema.safeParse(
      body.length > MAX_QUESTION_BYTES ? undefined : parseJson(body.toString('utf8')),
    );
    if (!data) return { status: 400 };
    const metadata = await dependencies.limiter.run(() => dependencies.load(data.uri), {
      caller: data.asker,
    });
    return { status: 200, body: { metadata } };
  } catch (error) {
    if (error instanceof FetchProblemError) return { status: 200, body: { problem: error.problem } };
    if (error instanceof LimiterFullError) return { status: 503 };
    logFailure('reading metadata', error);
    return { status: 500 };
  }
}

/** Returns the status for a caller without a valid pass. */
async function refusalOf(
  pass: string | undefined,
  dependencies: MetadataDependencies,
): Promise<number | undefined> {
  const now = Date.now();
  for (const [digest, end] of dependencies.known) if (end <= now) dependencies.known.delete(digest);
  const digest = createHash('sha256')
    .update(pass ?? '')
    .digest('hex');
  if (dependencies.known.has(digest)) return undefined;
  // Each guessed pass costs a read of a document.
  if (!dependencies.admit()) return 429;
  const end = pass === undefined ? undefined : await dependencies.findPassEnd(digest);
  if (end === undefined || end <= now) return 403;
  dependencies.known.set(digest, end);
  return undefined;
}
