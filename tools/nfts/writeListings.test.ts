import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { nftListingSchema } from '@everything-wallet/core/documents/nftListing';
import { networkById } from '@everything-wallet/core/networks/findNetwork';
import { expect, onTestFinished, test } from 'vitest';
import { sampleListings } from './sampleListings.ts';
import { writeListings } from './writeListings.ts';

const ethereum = networkById('ethereum');

/**
 * Starts a fake Firestore that answers with a status; returns its port and the received documents, by the end
 * of their path.
 */
async function startFirestore(status: number) {
  const written = new Map<string, unknown>();
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      written.set(decodeURI(request.url ?? '').split('/documents/')[1] ?? '', JSON.parse(body));
      response.writeHead(status).end('{}');
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => void server.close());
  return { port: (server.address() as AddressInfo).port, written };
}

/** Decodes a value of Firestore's REST API. */
function plain(value: Readonly<Record<string, unknown>>): unknown {
  const [[kind, inside] = []] = Object.entries(value);
  if (kind === 'integerValue') return Number(inside);
  if (kind === 'arrayValue') return (inside as { values: Record<string, unknown>[] }).values.map(plain);
  return kind === 'mapValue' ? plainFields(inside) : inside;
}

function plainFields(document: unknown): Readonly<Record<string, unknown>> {
  const { fields } = document as { fields: Record<string, Record<string, unknown>> };
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, plain(value)]));
}

test('writes each listing as its record, by its id', async () => {
  const { port, written } = await startFirestore(200);
  await writeListings(port, [ethereum, networkById('sepolia')]);
  const listings = await sampleListings(ethereum);
  expect(written.size).toBe(6);
  for (const [id, record] of listings) {
    expect(nftListingSchema.parse(plainFields(written.get(`nft_listings/${id}`)))).toEqual(record);
  }
});

test('names the document that the emulator refused', async () => {
  const { port } = await startFirestore(403);
  await expect(writeListings(port, [ethereum])).rejects.toThrow(/^The listing 1_0x[0-9a-f]{64} was not/);
});
