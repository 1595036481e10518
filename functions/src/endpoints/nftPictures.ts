import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { networkByRpcName } from '@everything-wallet/core/networks/findNetwork';
import { Limiter } from '@everything-wallet/core/concurrency/Limiter';
import { onRequest } from 'firebase-functions/https';
import { hostingProxiesParam, picturesPerMinuteParam } from '../configuration.ts';
import { serviceAccounts } from '../configuration/serviceAccounts.ts';
import { nftMetadata } from '../data/nftMetadata.ts';
import { metadataPasses } from '../data/metadataPasses.ts';
import { withRequestId } from '../requests/requestId.ts';
import { MemoryLimit } from '../services/apiAccess/MemoryLimit.ts';
import { addressKey } from '../services/limits/addressKey.ts';
import { configuredGateways } from '../services/nfts/configuredGateways.ts';
import { loadMetadata } from '../services/nfts/loadMetadata.ts';
import { METADATA_PATH } from '../services/nfts/metadataExchange.ts';
import { loadPicture } from '../services/nfts/loadPicture.ts';
import { PictureFailures } from '../services/nfts/PictureFailures.ts';
import { PictureMaker } from '../services/nfts/PictureMaker.ts';
import { clientAddress } from '../requests/callerHeaders.ts';
import { handleMetadata } from './handleMetadata.ts';
import { handlePicture, type PictureDependencies } from './handlePicture.ts';
import { keepRequestsRaw } from './keepRequestsRaw.ts';

/** Pictures, of up to 10 MB each, that are fetched and drawn: for all callers; for one internet address, enough for a full page. */
const PICTURE_LIMITS = { concurrency: 4, maxWaiting: 70 };
const PICTURE_LIMITS_OF_CALLER = { concurrency: 2, maxWaiting: 40 };

/** Metadata, of a megabyte at most: for all callers, and for one user, as much as one question reads. */
const METADATA_LIMITS = { concurrency: 21, maxWaiting: 400 };
const METADATA_LIMITS_OF_CALLER = { concurrency: 7, maxWaiting: 100 };

const MINUTE_MS = 60_000;

/** Names callers in the memory of this one instance alone, so that the function needs no secret. */
const counterKey = randomBytes(32).toString('hex');

const maker = new PictureMaker();
const failures = new PictureFailures();
let limit: MemoryLimit | undefined;

const dependencies: PictureDependencies = {
  admit: (request) => {
    // There is one instance: its count is exact, and costs nothing.
    limit ??= new MemoryLimit(picturesPerMinuteParam.value(), MINUTE_MS);
    return limit.tryConsume(whoAsks(request), 1, Date.now()) === 0;
  },
  find: ({ rpcName, contract, tokenId }) =>
    nftMetadata.findPicture(networkByRpcName(rpcName).chainId, { contract, tokenId }),
  load: (picture) => loadPicture(picture, configuredGateways()),
  whoAsks,
  limiter: new Limiter(PICTURE_LIMITS, PICTURE_LIMITS_OF_CALLER),
  failures,
  draw: (picture) => maker.make(picture),
};

const metadataLimiter = new Limiter(METADATA_LIMITS, METADATA_LIMITS_OF_CALLER);
const knownPasses = new Map<string, number>();

/** Answers another function of ours, which has secrets and so reads nothing of strangers itself. */
async function answerMetadata(request: IncomingMessage & { rawBody?: Buffer }, response: ServerResponse) {
  const { status, body } = await handleMetadata(
    { authorization: request.headers.authorization, body: request.rawBody ?? Buffer.alloc(0) },
    {
      admit: () => dependencies.admit(request),
      findPassEnd: (digest) => metadataPasses.findEnd(digest),
      load: (uri) => loadMetadata(uri, configuredGateways()),
      limiter: metadataLimiter,
      known: knownPasses,
    },
  );
  response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' });
  response.end(JSON.stringify(body ?? {}));
}

function whoAsks(request: IncomingMessage): string {
  return addressKey(counterKey, clientAddress(request, hostingProxiesParam.value()));
}

keepRequestsRaw('nftPictures');

/** Pictures of NFTs, which Hosting shows at /nft-pictures; and for `refreshWallet` their metadata. */
export const nftPictures = onRequest(
  { serviceAccount: serviceAccounts.pictures, memory: '512MiB' },
  (request, response) =>
    withRequestId(() =>
      request.method === 'POST' && request.url === METADATA_PATH
        ? answerMetadata(request, response)
        : handlePicture(request, response, dependencies),
    ),
);
