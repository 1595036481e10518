import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { networkByRpcName } from '@everything-wallet/core/networks/findNetwork';
import { onRequest } from 'firebase-functions/https';
import { hostingProxiesParam, picturesPerMinuteParam } from '../configuration.ts';
import { serviceAccounts } from '../configuration/serviceAccounts.ts';
import { nftMetadata } from '../data/nftMetadata.ts';
import { newRequestId } from '../requests/newRequestId.ts';
import { withRequestId } from '../requests/requestId.ts';
import { MemoryLimit } from '../services/apiAccess/MemoryLimit.ts';
import { addressKey } from '../services/limits/addressKey.ts';
import { configuredGateways } from '../services/nfts/configuredGateways.ts';
import { loadPicture } from '../services/nfts/loadPicture.ts';
import { PictureFailures } from '../services/nfts/PictureFailures.ts';
import { PictureMaker } from '../services/nfts/PictureMaker.ts';
import { PictureQueue } from '../services/nfts/PictureQueue.ts';
import { clientAddress } from './clientAddress.ts';
import { handlePicture, type PictureDesk } from './handlePicture.ts';
import { keepRequestsRaw } from './keepRequestsRaw.ts';

/** Pictures that are fetched and drawn at the same time, of 10 MB at most, and those that may wait; and the same of one address: the pictures of a full page. */
const PLACES = { atOnce: 4, waiting: 70 };
const PLACES_OF_EACH = { atOnce: 2, waiting: 40 };

const MINUTE_MS = 60_000;

/** Names who asks in the memory of this one instance alone, so that the function needs no secret. */
const counterKey = randomBytes(32).toString('hex');

const maker = new PictureMaker();
const failures = new PictureFailures();
let limit: MemoryLimit | undefined;

const desk: PictureDesk = {
  admit: (request) => {
    // There is one instance: what it counts is exact, and costs nothing.
    limit ??= new MemoryLimit(picturesPerMinuteParam.value(), MINUTE_MS);
    return limit.take(whoAsks(request), Date.now());
  },
  find: ({ rpcName, contract, tokenId }) =>
    nftMetadata.findPicture(networkByRpcName(rpcName).chainId, { contract, tokenId }),
  load: (picture) => loadPicture(picture, configuredGateways()),
  whoAsks,
  queue: new PictureQueue(PLACES, PLACES_OF_EACH),
  failures,
  draw: (picture) => maker.make(picture),
};

function whoAsks(request: IncomingMessage): string {
  return addressKey(counterKey, clientAddress(request, hostingProxiesParam.value()));
}

keepRequestsRaw('nftPictures');

/** Pictures of NFTs, which Hosting shows at /nft-pictures. */
export const nftPictures = onRequest(
  { serviceAccount: serviceAccounts.pictures, memory: '512MiB' },
  (request, response) => withRequestId(newRequestId(), () => handlePicture(request, response, desk)),
);
