import { Limiter } from '@everything-wallet/core/concurrency/Limiter';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { handlePicture, type PictureDependencies } from '../../functions/src/endpoints/handlePicture.ts';
import { loadPicture } from '../../functions/src/services/nfts/loadPicture.ts';
import { PictureFailures } from '../../functions/src/services/nfts/PictureFailures.ts';
import { PictureMaker } from '../../functions/src/services/nfts/PictureMaker.ts';
import { repositoryRoot } from '../../tools/repositoryRoot.ts';
import { pictureCases } from './hostileCases.ts';
import { hostileInternet } from './hostileInternet.ts';

/*
 * Serves pictures as the function does, in a separate process so that its memory can be measured, with a page
 * that shows them all under the site's headers. It knows only the addresses of the hostile host and the
 * listener.
 */

const [hostilePort = '0', listener = ''] = process.argv.slice(2);
const internet = hostileInternet(Number(hostilePort));
const pictures = Object.values(pictureCases(listener));
const gateways = { ipfs: 'https://files.example/ipfs', arweave: 'https://files.example/arweave' };
const maker = new PictureMaker();
const dependencies: PictureDependencies = {
  admit: () => true,
  find: ({ tokenId }) => {
    const picture = pictures[Number(tokenId)];
    return Promise.resolve(picture === undefined ? undefined : { picture, fetchedAt: 1 });
  },
  load: (picture) => loadPicture(picture, gateways, internet),
  whoAsks: () => '',
  limiter: new Limiter({ concurrency: 4, maxWaiting: 1_000 }),
  failures: new PictureFailures(),
  draw: (picture) => maker.make(picture),
};

interface HostingHeaders {
  readonly hosting: {
    readonly headers: readonly { readonly source: string; readonly headers: readonly Header[] }[];
  };
}
interface Header {
  readonly key: string;
  readonly value: string;
}

const configuration = JSON.parse(
  readFileSync(join(repositoryRoot, 'firebase.json'), 'utf8'),
) as HostingHeaders;
const [ofAll] = configuration.hosting.headers;
const siteHeaders = Object.fromEntries((ofAll?.headers ?? []).map(({ key, value }) => [key, value]));
const placeOf = (index: number) => `/nft-pictures/mainnet/0x${'ab'.repeat(20)}/${index}/256?of=1`;
const page = `<!DOCTYPE html><title>Pictures</title>${pictures.map((_, index) => `<img src="${placeOf(index)}">`).join('')}`;

const server = createServer((request, response) => {
  if (request.url === '/') response.writeHead(200, { ...siteHeaders, 'content-type': 'text/html' }).end(page);
  else if (request.url === '/strays') response.end(JSON.stringify(internet.strays));
  else void handlePicture(request, response, dependencies);
});
server.listen(0, '127.0.0.1', () => {
  process.send?.({ port: (server.address() as AddressInfo).port });
});
process.on('disconnect', () => {
  maker.end();
  process.exit();
});
