import { expect, it } from 'vitest';
import { json } from '../../../typescript/src/testing/startFakeApi.ts';
import { runEw } from '../testing/runEw.ts';
import { startWalletApi } from '../testing/startWalletApi.ts';

const address = '0x52908400098527886E0F7030069857D2E4169EE7';
const CATS = '0x5FbDB2315678afecb367f032d93F642f64180aa3';
const nft = {
  ...{ contract: CATS, tokenId: '7', standard: 'erc721', units: '1', agreement: 'agreed', agreeing: 2 },
  ...{ isUnverified: false, arrivedAt: 1_800_000_000_000 },
  metadata: { name: 'Tom', description: '', traits: [], fetchedAt: 1_800_000_000_000 },
};
const page = {
  ...{ address, network: 'sepolia', chainId: 11155111, currency: 'SepoliaETH' },
  nfts: [nft, { ...nft, tokenId: '8', units: undefined, agreement: 'disputed', metadata: undefined }],
  collections: [{ contract: CATS, name: 'Cats', symbol: 'CAT' }],
  ...{ fromBlock: 8, toBlock: 10, unsettled: 1, cursor: 'W10' },
  nodes: { configured: 3, answered: 3, needed: 2 },
};
const last = {
  ...page,
  nfts: [
    { ...nft, tokenId: '8' },
    { ...nft, tokenId: '9' },
  ],
  ...{ fromBlock: 0, toBlock: 7, unsettled: 0, cursor: undefined },
};
const pages = () =>
  startWalletApi({
    nfts: (response) => {
      json(response.req.url?.includes('cursor=W10') ? last : page)(response);
    },
  });

it('prints NFTs, unknown values, and the scanned blocks', async () => {
  const { env, seen } = await pages();
  const { code, stdout, stderr } = await runEw(['nfts', address], { env });
  expect(code).toBe(0);
  expect(stdout.trimEnd().split('\n')).toEqual([
    `Cats  7  1  Tom  ${CATS}  agreed`,
    `Cats  8  —       ${CATS}  disputed`,
  ]);
  expect(stderr).toContain('1 transactions may be incomplete');
  expect(stderr).toContain('blocks 8 to 10');
  expect(seen.map(({ url }) => url)).toEqual([`/api/v1/nfts?address=${address}&network=sepolia`]);
});

it('scans back to the first block with --all, and prints each once', async () => {
  const { env, seen } = await pages();
  const args = ['nfts', address, '--all', '--include-unverified', '--json'];
  const { code, stdout } = await runEw(args, { env });
  expect(code).toBe(0);
  expect(JSON.parse(stdout)).toMatchObject({
    nfts: [{ tokenId: '7' }, { tokenId: '8', units: '1' }, { tokenId: '9' }],
    collections: [{ name: 'Cats' }],
    ...{ fromBlock: 0, toBlock: 10, unsettled: 1 },
  });
  expect(seen.map(({ url }) => url.split('sepolia')[1])).toEqual([
    '&includeUnverified=true',
    '&includeUnverified=true&cursor=W10',
  ]);
});
