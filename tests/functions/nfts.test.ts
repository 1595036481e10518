import { nftMetadataAnswerSchema, nftsAnswerSchema } from '@everything-wallet/core/schemas/nftsAnswer';
import { refreshWallet } from '@everything-wallet/core/callables/refreshWallet';
import { picturePath } from '@everything-wallet/core/nfts/picturePath';
import { Interface } from 'ethers';
import { z } from 'zod';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { mintEdition, mintTokens } from '../../tools/nfts/mintNfts.ts';
import { sampleCollections } from '../../tools/nfts/sampleCollections.ts';
import { environment } from './support/environment.ts';
import { LocalChain } from './support/LocalChain.ts';
import { TestKey } from './support/TestKey.ts';
import { TestUser } from './support/TestUser.ts';
import { createWallet, type TestWallet } from './support/TestWallet.ts';

const network = 'mainnet';
const chain = new LocalChain(network);
const FUNDER = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const answerSchema = z.object({ answer: z.unknown() });
const EDITION = 7n;
const [lanterns, compass] = sampleCollections(chain.network);

let wallet: TestWallet;

/** Returns the answer of a part. */
async function ask(
  question: Partial<z.input<typeof refreshWallet.input>>,
  user = wallet.user,
): Promise<unknown> {
  const answer: Readonly<Record<string, unknown>> = await user.call(refreshWallet, question);
  const [part = ''] = Object.keys(question);
  return answerSchema.parse(answer[part]).answer;
}

/** Scans for incoming transfers until nothing is left to read, as an open wallet does. */
async function scanUntilRead(): Promise<void> {
  for (let looks = 0; looks < 60; looks += 1) {
    const incoming = await ask({
      incoming: { addresses: [wallet.address], networks: [network], wantsNotices: false },
    });
    if (looks > 0 && !JSON.stringify(incoming).includes('"isCatchingUp":true')) return;
    await new Promise((resolve) => setTimeout(resolve, 2_000));
  }
  throw new Error('It never ends');
}

beforeAll(async () => {
  wallet = await createWallet();
  if (!lanterns || !compass) throw new Error('The local chain has no collections');
  const minted = [
    mintTokens(lanterns.contract, wallet.address, 3n),
    mintEdition(compass.contract, wallet.address, EDITION, 5n),
  ];
  for (const transaction of minted) await chain.rpc('eth_sendTransaction', { from: FUNDER, ...transaction });
  await scanUntilRead();
}, 180_000);

const read = async (addresses: string[], user?: TestUser) =>
  nftsAnswerSchema.parse(await ask({ nfts: { network, addresses } }, user));

describe('received NFTs', () => {
  it('are listed once each, as on chain', async () => {
    const { nfts, collections, next, nodes } = await read([wallet.address]);
    expect(nodes.answered).toBe(nodes.configured);
    expect(next).toBeNull();
    expect(nfts.map(({ standard, units, agreement }) => [standard, units, agreement]).sort()).toEqual([
      ['erc1155', '5', 'agreed'],
      ['erc721', '1', 'agreed'],
      ['erc721', '1', 'agreed'],
      ['erc721', '1', 'agreed'],
    ]);
    expect(new Set(nfts.map(({ contract, tokenId }) => `${contract} ${tokenId}`)).size).toBe(4);
    expect(
      nfts.every(
        ({ owner, isUnverified, arrivedAt }) => owner === wallet.address && isUnverified && arrivedAt,
      ),
    ).toBe(true);
    expect(collections.map(({ name, symbol }) => [name, symbol]).sort()).toEqual(
      [lanterns, compass].map((one) => [one?.name, one?.symbol]).sort(),
    );
  });

  it('are listed for no other user', async () => {
    const stranger = await TestUser.signUp();
    expect((await read([wallet.address], stranger)).nfts).toEqual([]);
  });

  it("are described by their contracts, and shown with a picture of the wallet's own site", async () => {
    const { nfts } = await read([wallet.address]);
    const items = nfts.map(({ contract, tokenId }) => ({ contract, tokenId }));
    // On a busy machine a contract may not answer in time; it is asked again, as the app does.
    const described = await vi.waitFor(
      async () => {
        const answer = nftMetadataAnswerSchema.parse(await ask({ nftMetadata: { network, items } }));
        expect(answer.items.map(({ problem }) => problem)).toEqual([null, null, null, null]);
        return answer.items;
      },
      { timeout: 90_000, interval: 2_000 },
    );
    for (const { contract, tokenId, collection, metadata, owner, standard } of described) {
      expect(owner).toBe(standard === 'erc721' ? wallet.address : null);
      expect(metadata?.name).toContain(collection);
      expect(metadata?.traits.length).toBeGreaterThan(0);
      const path = picturePath(network, contract, tokenId, 256, metadata?.fetchedAt ?? 0);
      const response = await fetch(`${environment.hostingUrl()}${path}`);
      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')).toBe('image/webp');
      expect(response.headers.get('x-content-type-options')).toBe('nosniff');
      expect(response.headers.get('cache-control')).toBe('public, max-age=604800, immutable');
      const bytes = Buffer.from(await response.arrayBuffer());
      expect([bytes.toString('latin1', 0, 4), bytes.toString('latin1', 8, 12)]).toEqual(['RIFF', 'WEBP']);
    }
    const edition = described.find(({ standard }) => standard === 'erc1155');
    expect(edition?.metadata?.traits).toEqual([
      { type: 'Edition', value: EDITION.toString(16).padStart(64, '0') },
    ]);
  });

  it('have no picture before their metadata is requested', async () => {
    const path = picturePath(network, lanterns?.contract ?? '', '999999', 256, 1);
    expect((await fetch(`${environment.hostingUrl()}${path}`)).status).toBe(404);
  });
});

describe('GET /nfts', () => {
  const nftSchema = z.object({
    contract: z.string(),
    tokenId: z.string(),
    units: z.string(),
    agreement: z.literal('agreed'),
    isUnverified: z.boolean(),
    metadata: z.object({ name: z.string() }).optional(),
  });
  const pageSchema = z.object({ nfts: z.array(nftSchema), unsettled: z.number(), toBlock: z.number() });

  /** Sends a transaction of the wallet's account, which its chain impersonates. */
  async function signs(transaction: { to: string; data: string }) {
    await chain.rpc('eth_sendTransaction', { from: wallet.address, ...transaction });
  }

  it(
    'lists requested NFTs of any address, without those sent away, and the others on request',
    { timeout: 180_000 },
    async () => {
      const key = await TestKey.create(await TestUser.signUp());
      const ask = async (options = '') =>
        pageSchema.parse(
          await (await key.ask(`/nfts?address=${wallet.address}&network=${network}${options}`)).json(),
        );
      const [given] = (await read([wallet.address])).nfts.filter(({ standard }) => standard === 'erc721');
      const contract = given?.contract ?? '';
      // Others sent all the transactions.
      expect(await ask()).toMatchObject({ nfts: [], unsettled: 0 });
      const { nfts } = await ask('&includeUnverified=true');
      expect(nfts.map(({ units, isUnverified }) => [units, isUnverified]).sort()).toEqual([
        ['1', true],
        ['1', true],
        ['1', true],
        ['5', true],
      ]);
      await chain.setBalance(wallet.address, 10n ** 18n);
      await chain.rpc('anvil_impersonateAccount', wallet.address);
      const abi = new Interface(['function transferFrom(address from, address to, uint256 id)']);
      await signs(mintTokens(contract, wallet.address, 1n));
      const data = abi.encodeFunctionData('transferFrom', [wallet.address, FUNDER, given?.tokenId]);
      await signs({ to: contract, data });
      // One answer holds it all: the next one may be of another instance, which has read the chain less far.
      await expect
        .poll(async () => (await ask()).nfts, { timeout: 60_000, interval: 3_000 })
        .toMatchObject([{ contract, units: '1', isUnverified: false }]);
      await expect
        .poll(
          async () => {
            const held = (await ask('&includeUnverified=true')).nfts;
            return held.map(({ tokenId }) => tokenId).includes(given?.tokenId ?? '');
          },
          { timeout: 60_000, interval: 3_000 },
        )
        .toBe(false);
      expect((await ask('&includeUnverified=true')).nfts).toHaveLength(4);
    },
  );
});
