import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { isAddress } from 'ethers/address';
import { networks, type RpcName } from '@everything-wallet/core/networks/networks';
import { picturePath, pictureSizes } from '@everything-wallet/core/nfts/picturePath';
import type { Limiter } from '@everything-wallet/core/concurrency/Limiter';
import { LimiterFullError } from '@everything-wallet/core/concurrency/LimiterFullError';
import { logFailure } from '../errors/logFailure.ts';
import { FetchProblemError } from '../services/nfts/FetchProblemError.ts';
import type { PictureFailures } from '../services/nfts/PictureFailures.ts';
import type { PictureToDraw } from '../services/nfts/PictureToDraw.ts';

/** Requested picture. */
interface PictureRequest {
  readonly rpcName: RpcName;
  readonly contract: string;
  readonly tokenId: string;
  readonly size: PictureToDraw['size'];
}

/** Dependencies for serving a picture. */
export interface PictureDependencies {
  /** Counts a request; returns true if it is allowed. */
  readonly admit: (request: IncomingMessage) => boolean;
  /** Finds the picture that an NFT's metadata name, as last read. */
  readonly find: (picture: PictureRequest) => Promise<{ picture: string; fetchedAt: number } | undefined>;
  /** The bytes that a stranger names. */
  readonly load: (picture: string) => Promise<Buffer>;
  /** Names the caller, for the queue. */
  readonly whoAsks: (request: IncomingMessage) => string;
  readonly limiter: Limiter;
  readonly failures: PictureFailures;
  /** Redraws a picture; undefined if it cannot be drawn. */
  readonly draw: (picture: PictureToDraw) => Promise<Buffer | undefined>;
}

/** Headers of every response: however it is opened, nothing in it runs, and no other site shows it. */
const everywhere = {
  'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'strict-transport-security': 'max-age=31536000',
  'x-content-type-options': 'nosniff',
};

/** A version of a picture never changes; a failing one may succeed soon. */
const FOR_LONG = 'public, max-age=604800, immutable';
const SOON_AGAIN = 'public, max-age=60';
const NEVER = 'no-store';

/** Status for content that is no drawable picture. */
const NO_PICTURE = 415;

/** Seconds after which a refused caller may try again. */
const RETRY_SECONDS = '5';

/** Response, without the headers of every response. */
interface Answer {
  readonly status: number;
  readonly cacheControl: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Buffer;
}

/**
 * Serves the picture of an NFT (`picturePath`), redrawn as WebP: never from the request, but from the
 * metadata that were read from its contract. Another version than the stored one redirects to that one, so
 * that the same picture cannot be drawn again under other names.
 */
export async function handlePicture(
  request: IncomingMessage,
  response: ServerResponse,
  dependencies: PictureDependencies,
): Promise<void> {
  const answer = await answerTo(request, () => response.destroyed, dependencies).catch(failed);
  response.setHeaders(new Map(Object.entries(everywhere)));
  response
    .writeHead(answer.status, { 'cache-control': answer.cacheControl, ...answer.headers })
    .end(answer.body);
}

/** @param hasLeft returns true once the client has disconnected */
async function answerTo(
  request: IncomingMessage,
  hasLeft: () => boolean,
  dependencies: PictureDependencies,
): Promise<Answer> {
  if (request.method !== 'GET') return { status: 405, cacheControl: NEVER, headers: { allow: 'GET' } };
  const picture = pictureIn(request.url ?? '/');
  if (!picture) return { status: 404, cacheControl: SOON_AGAIN };
  if (!dependencies.admit(request))
    return { status: 429, cacheControl: NEVER, headers: { 'retry-after': '60' } };
  const found = await dependencies.find(picture);
  if (!found) return { status: 404, cacheControl: SOON_AGAIN };
  const { rpcName, contract, tokenId, size } = picture;
  const place = picturePath(rpcName, contract, tokenId, size, found.fetchedAt);
  if (request.url !== place) return { status: 307, cacheControl: NEVER, headers: { location: place } };
  const etag = tagOf(place, found.picture);
  if (request.headers['if-none-match'] === etag)
    return { status: 304, cacheControl: FOR_LONG, headers: { etag } };
  // For this version, in any size: a picture under another name is another picture.
  const named = `${rpcName} ${contract.toLowerCase()} ${BigInt(tokenId)} ${found.fetchedAt}`;
  const failure = () => dependencies.failures.statusOf(named);
  const draw = async () => {
    // A client that disconnected while waiting is dropped, and a picture that has failed meanwhile is not
    // tried again.
    if (hasLeft() || failure() !== undefined) return undefined;
    const drawn = await dependencies.draw({ bytes: await dependencies.load(found.picture), size });
    if (!drawn) dependencies.failures.add(named, NO_PICTURE);
    return drawn;
  };
  const body =
    failure() === undefined
      ? await dependencies.limiter
          .run(draw, { caller: dependencies.whoAsks(request) })
          .catch((error: unknown) => {
            if (error instanceof FetchProblemError) dependencies.failures.add(named, statusOf(error));
            throw error;
          })
      : undefined;
  if (!body) return { status: failure() ?? NO_PICTURE, cacheControl: SOON_AGAIN };
  const headers = {
    etag,
    'content-type': 'image/webp',
    'content-disposition': 'inline',
    'content-length': String(body.length),
  };
  return { status: 200, cacheControl: FOR_LONG, headers, body };
}

function failed(error: unknown): Answer {
  if (error instanceof LimiterFullError)
    return { status: 503, cacheControl: NEVER, headers: { 'retry-after': RETRY_SECONDS } };
  if (error instanceof FetchProblemError) return { status: statusOf(error), cacheControl: SOON_AGAIN };
  logFailure('nftPictures', error);
  return { status: 500, cacheControl: NEVER };
}

function pictureIn(url: string): PictureRequest | undefined {
  const [, network, contract = '', tokenId = '', pixels] =
    /^\/nft-pictures\/([a-z-]+)\/(0x[0-9a-fA-F]{40})\/(\d{1,78})\/(\d{3,4})(?:\?.*)?$/.exec(url) ?? [];
  const found = networks.find(({ rpcName }) => rpcName === network);
  const size = pictureSizes.find((one) => String(one) === pixels);
  if (!found || size === undefined || !isAddress(contract)) return undefined;
  return { rpcName: found.rpcName, contract, tokenId, size };
}

/** Identifies the version without revealing its source. */
function tagOf(place: string, picture: string): string {
  return `"${createHash('sha256').update(`${place} ${picture}`).digest('base64url').slice(0, 27)}"`;
}

/** Returns the status that a gateway would, except for undrawable content. */
function statusOf({ problem }: FetchProblemError): number {
  if (problem === 'tooSlow') return 504;
  return problem === 'unreachable' ? 502 : NO_PICTURE;
}
