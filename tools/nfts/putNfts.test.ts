import { join } from 'node:path';
import { CONDUIT_CONTROLLER_ADDRESS, SEAPORT_ADDRESS } from '@everything-wallet/core/seaport/seaportAddress';
import { getAddress, Wallet } from 'ethers';
import { expect, test } from 'vitest';
import { callRpc } from '../chains/callRpc.ts';
import { dumpChain } from '../chains/dumpChain.ts';
import { sendTransactions } from '../chains/sendTransactions.ts';
import { localContracts } from '../contracts/localContracts.ts';
import { putExchange } from '../exchanges/putExchange.ts';
import { sampleChain } from '../testing/sampleChain.ts';
import { temporaryDirectory } from '../testing/temporaryDirectory.ts';
import { testFamily } from '../testing/testFamily.ts';
import { localSeller } from './localSeller.ts';
import { mintEdition, mintTokens } from './mintNfts.ts';
import { putNfts } from './putNfts.ts';
import { sampleCollections } from './sampleCollections.ts';
import { sampleListings, SELLER_TOKENS } from './sampleListings.ts';
import { seaportContracts } from './seaportContracts.ts';
import { signListing } from './signListing.ts';

const { collection, editions } = localContracts;
const { seaport, conduitController } = seaportContracts;

/** Starts a network's chain and puts all of it there. */
async function startWithNfts(id: 'ethereum' | 'polygon', family = testFamily()) {
  const chain = await sampleChain(family, id);
  await putNfts(chain.url, chain.network);
  const [lanterns = expect.unreachable(), compasses = expect.unreachable()] = sampleCollections(
    chain.network,
  );
  return { ...chain, lanterns: lanterns.contract, compasses: compasses.contract };
}

test.each(['ethereum', 'polygon'] as const)(
  '%s has Seaport and the collections, and no block',
  async (id) => {
    const { url, account, network, read, lanterns, compasses } = await startWithNfts(id);
    expect(await callRpc(url, 'eth_blockNumber')).toBe('0x0');
    expect(await callRpc(url, 'eth_getTransactionCount', [account, 'latest'])).toBe('0x0');
    expect(await callRpc(url, 'eth_getBalance', [localSeller.address, 'latest'])).toBe('0x0');
    const about = `0x${seaport.abi.getFunction('information')?.selector.slice(2)}`;
    const answer = String(await callRpc(url, 'eth_call', [{ to: SEAPORT_ADDRESS, data: about }, 'latest']));
    const {
      version,
      domainSeparator,
      conduitController: controller,
    } = seaport.abi.decodeFunctionResult('information', answer);
    expect([version, controller]).toEqual(['1.6', CONDUIT_CONTROLLER_ADDRESS]);
    expect(domainSeparator).toMatch(/^0x[0-9a-f]{64}$/);
    const codes = await callRpc(url, 'eth_call', [
      {
        to: CONDUIT_CONTROLLER_ADDRESS,
        data: conduitController.abi.encodeFunctionData('getConduitCodeHashes'),
      },
      'latest',
    ]);
    expect(String(codes)).toHaveLength(2 + 2 * 64);
    expect(await read(collection, lanterns, 'balanceOf', localSeller.address)).toBe(SELLER_TOKENS);
    expect(await read(collection, lanterns, 'isApprovedForAll', localSeller.address, SEAPORT_ADDRESS)).toBe(
      true,
    );
    expect(await read(editions, compasses, 'name')).toBe('Local Compass');
    await putNfts(url, network);
    expect(await read(collection, lanterns, 'totalSupply')).toBe(SELLER_TOKENS);
  },
);

test('each listing of the seller can be bought once, at its price', async () => {
  const { url, account, network, read, write, lanterns } = await startWithNfts('polygon');
  const listings = await sampleListings(network);
  expect(listings.size).toBe(6);
  expect([...listings.keys()]).toEqual([...(await sampleListings(network)).keys()]);
  for (const [id, { order, order_hash: hash, token_id: tokenId }] of listings) {
    expect(id).toBe(`137_${hash}`);
    expect(await read(seaport, SEAPORT_ADDRESS, 'getOrderHash', order.components)).toBe(hash);
    const price = BigInt(order.components.consideration[0]?.startAmount ?? 0);
    const before = BigInt(String(await callRpc(url, 'eth_getBalance', [localSeller.address, 'latest'])));
    const parameters = { ...order.components, totalOriginalConsiderationItems: 1n };
    const args = [{ parameters, signature: order.signature }, order.components.conduitKey];
    await write(seaport, SEAPORT_ADDRESS, 'fulfillOrder', args, price);
    expect(BigInt(String(await callRpc(url, 'eth_getBalance', [localSeller.address, 'latest'])))).toBe(
      before + price,
    );
    expect(await read(collection, lanterns, 'ownerOf', tokenId)).toBe(getAddress(account));
    await expect(write(seaport, SEAPORT_ADDRESS, 'fulfillOrder', args, price)).rejects.toThrow();
  }
});

test('an order for another chain is not taken', async () => {
  const { write, lanterns } = await startWithNfts('ethereum');
  const buyOn = async (chainId: number) => {
    const { order } = await signListing(localSeller, {
      ...{ chainId, contract: lanterns, standard: 'erc721', tokenId: 7n, price: 1n },
    });
    const parameters = { ...order.components, totalOriginalConsiderationItems: 1n };
    const args = [{ parameters, signature: order.signature }, order.components.conduitKey];
    await write(seaport, SEAPORT_ADDRESS, 'fulfillOrder', args, 1n);
  };
  await expect(buyOn(137)).rejects.toThrow();
  await buyOn(1);
});

test('each describes itself, and is drawn', async () => {
  const { url, account, read, lanterns, compasses } = await startWithNfts('ethereum');
  const { address } = Wallet.createRandom();
  await sendTransactions(url, account, [
    mintTokens(lanterns, address, 2n),
    mintEdition(compasses, address, 31n, 5n),
  ]);
  expect(await read(collection, lanterns, 'ownerOf', SELLER_TOKENS + 2n)).toBe(address);
  expect(await read(editions, compasses, 'balanceOf', address, 31n)).toBe(5n);

  const [, lantern = ''] = String(await read(collection, lanterns, 'tokenURI', 9n)).split('base64,');
  const described = JSON.parse(Buffer.from(lantern, 'base64').toString()) as Described;
  expect(described).toMatchObject({ name: 'Local Lanterns #9', attributes: [{ trait_type: 'Sky' }, {}] });
  expect(drawingOf(described)).toMatch(/^<svg .*<\/svg>$/);
  const other = String(await read(collection, lanterns, 'tokenURI', 10n));
  expect(other).not.toContain(lantern);

  const compass = String(await read(editions, compasses, 'uri', 31n));
  const filled = compass.replaceAll('{id}', (31).toString(16).padStart(64, '0'));
  const compassDescribed = JSON.parse(filled.slice(filled.indexOf(',') + 1)) as Described;
  expect(compassDescribed).toMatchObject({
    name: 'Local Compass',
    attributes: [{ value: `${'0'.repeat(62)}1f` }],
  });
  expect(drawingOf(compassDescribed)).toMatch(/^<svg .*<\/svg>$/);
});

test('a saved chain preserves purchases, and the exchange beside them', async () => {
  const family = testFamily();
  const first = await startWithNfts('ethereum', family);
  await putExchange(first.url, first.network);
  await sendTransactions(first.url, first.account, [mintTokens(first.lanterns, first.account, 1n)]);
  const file = join(temporaryDirectory(), 'chain.json');
  await dumpChain(first.url, file);
  const second = await sampleChain(family, 'ethereum', file);
  await putExchange(second.url, second.network);
  await putNfts(second.url, second.network);
  expect(await second.read(collection, first.lanterns, 'totalSupply')).toBe(SELLER_TOKENS + 1n);
  expect(await second.read(seaport, SEAPORT_ADDRESS, 'name')).toBe('Seaport');
});

test('a network without an exchange gets nothing', async () => {
  const { url, network } = await sampleChain(testFamily(), 'sepolia');
  await putNfts(url, network);
  expect(await callRpc(url, 'eth_getCode', [SEAPORT_ADDRESS, 'latest'])).toBe('0x');
  expect((await sampleListings(network)).size).toBe(0);
});

interface Described {
  readonly image: string;
}

function drawingOf({ image }: Described): string {
  return Buffer.from(image.slice(image.indexOf(',') + 1), 'base64').toString();
}
