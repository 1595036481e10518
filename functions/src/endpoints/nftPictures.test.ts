import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { nftPictures } from './nftPictures.ts';

const find = vi.hoisted(() => vi.fn());
vi.mock('../data/nftMetadata.ts', () => ({ nftMetadata: { findPicture: find } }));

const server = createServer((request: IncomingMessage, response: ServerResponse) => {
  void (nftPictures as unknown as (request: IncomingMessage, response: ServerResponse) => unknown)(
    request,
    response,
  );
});
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => server.close());
afterEach(() => vi.unstubAllEnvs());

const ask = () =>
  fetch(
    `http://127.0.0.1:${(server.address() as AddressInfo).port}/nft-pictures/mainnet/0x9858EfFD232B4033E47d90003D41EC34EcaEda94/1/256`,
  );

// Regression: it named callers with a secret, of which it has none, and answered 500 when an empty one was
// refused.
it('counts callers without any secret', async () => {
  vi.stubEnv('PICTURES_PER_MINUTE', '2');
  find.mockResolvedValue(undefined);
  const statuses = [await ask(), await ask(), await ask()].map(({ status }) => status);
  expect(statuses).toEqual([404, 404, 429]);
});
