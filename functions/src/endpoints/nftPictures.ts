import { networkByRpcName } from '@everything-wallet/core/networks/findNetwork';
import { onRequest } from 'firebase-functions/https';
import { picturesPerMinuteParam, trustedProxiesParam } from '../configuration.ts';
import { nftMetadata } from '../data/nftMetadata.ts';
import { MemoryLimit } from '../services/apiAccess/MemoryLimit.ts';
import { addressKey } from '../services/limits/addressKey.ts';
import { configuredGateways } from '../services/nfts/configuredGateways.ts';
import { loadPicture } from '../services/nfts/loadPicture.ts';
import { PictureMaker } from '../services/nfts/PictureMaker.ts';
import { PictureQueue } from '../services/nfts/PictureQueue.ts';
import { clientAddress } from './clientAddress.ts';
import { handlePicture, type PictureDesk } from './handlePicture.ts';
import { keepRequestsRaw } from './keepRequestsRaw.ts';

/** Pictures that are fetched and drawn at the same time, of 10 MB at most, and those that may wait: the pictures of a full page. */
const AT_ONCE = 4;
const MOST_WAITING = 40;

const MINUTE_MS = 60_000;

const maker = new PictureMaker();
let limit: MemoryLimit | undefined;

const desk: PictureDesk = {
  admit: (request) => {
    // There is one instance: what it counts is exact, and costs nothing.
    limit ??= new MemoryLimit(picturesPerMinuteParam.value(), MINUTE_MS);
    return limit.take(addressKey('', clientAddress(request, trustedProxiesParam.value())), Date.now());
  },
  find: async ({ rpcName, contract, tokenId }) => {
    const [kept] = await nftMetadata.find(networkByRpcName(rpcName).chainId, [{ contract, tokenId }]);
    if (!kept?.metadata || kept.picture === undefined) return undefined;
    return { picture: kept.picture, fetchedAt: kept.metadata.fetchedAt };
  },
  load: (picture) => loadPicture(picture, configuredGateways()),
  queue: new PictureQueue(AT_ONCE, MOST_WAITING),
  draw: (picture) => maker.make(picture),
};

keepRequestsRaw('nftPictures');

/** Pictures of NFTs, which Hosting shows at /nft-pictures. */
export const nftPictures = onRequest({ memory: '512MiB' }, (request, response) =>
  handlePicture(request, response, desk),
);
