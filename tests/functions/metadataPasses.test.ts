import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { metadataPasses } from '../../functions/src/data/metadataPasses.ts';
import { nftPictures } from '../../functions/src/endpoints/nftPictures.ts';
import { FetchProblemError } from '../../functions/src/services/nfts/FetchProblemError.ts';
import { MetadataAsker } from '../../functions/src/services/nfts/MetadataAsker.ts';
import { METADATA_PATH } from '../../functions/src/services/nfts/metadataExchange.ts';
import { NotReadError } from '../../functions/src/services/nfts/NotReadError.ts';

// There is no Google Cloud to ask for credentials.
vi.stubEnv('METADATA_SERVER_DETECTION', 'none');
vi.stubEnv('PICTURES_PER_MINUTE', '300');

const CAT = `data:application/json,${encodeURIComponent('{"name":"Cat","image":"http://10.0.0.1/"}')}`;

/** The function, given bodies as the platform gives them. */
const server = createServer((request: IncomingMessage & { rawBody?: Buffer }, response: ServerResponse) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    request.rawBody = Buffer.concat(chunks);
    void (nftPictures as unknown as (requested: IncomingMessage, answer: ServerResponse) => unknown)(
      request,
      response,
    );
  });
});
let url = '';

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

it('a client with access to the database makes the function fetch metadata', async () => {
  const asker = new MetadataAsker({
    url: () => url,
    storePass: (digest, until) => metadataPasses.add(digest, until),
  });
  // A picture without a public address is dropped.
  expect(await asker.load(CAT, 'alice')).toEqual({ name: 'Cat', description: '', traits: [] });
  for (const uri of ['https://127.0.0.1/', 'http://example.com/', 'file:///etc/passwd', 'https://[::1]/']) {
    const failure = await asker.load(uri, 'alice').catch((error: unknown) => error);
    expect(failure, uri).toBeInstanceOf(FetchProblemError);
    expect(failure, uri).toMatchObject({ problem: 'refused' });
  }
});

it('a client without access makes it fetch nothing', async () => {
  const asker = new MetadataAsker({ url: () => url, storePass: () => Promise.resolve() });
  await expect(asker.load(CAT, 'mallory')).rejects.toBeInstanceOf(NotReadError);
  const question = { method: 'POST', body: JSON.stringify({ uri: CAT, asker: 'mallory' }) };
  expect((await fetch(`${url}${METADATA_PATH}`, question)).status).toBe(403);
  // As Hosting would pass it on.
  expect((await fetch(`${url}/nft-pictures${METADATA_PATH}`, question)).status).toBe(405);
});
