import { expect, it } from 'vitest';
import { json } from '../../../typescript/src/testing/startFakeApi.ts';
import { runEw } from '../testing/runEw.ts';
import { startWalletApi } from '../testing/startWalletApi.ts';

const address = '0x52908400098527886E0F7030069857D2E4169EE7';
const TOKEN = '0x5FbDB2315678afecb367f032d93F642f64180aa3';
const OTHER = '0xe7f1725E7734CE288F8367e1Bb143E90bb3F0512';
const hash = `0x${'ab'.repeat(32)}`;
const transfer = {
  ...{ txHash: hash, blockNumber: 9, at: 1_800_000_000_000, direction: 'in', from: OTHER, to: address },
  ...{ contract: TOKEN, standard: 'erc721', tokenId: '7', units: '1', agreement: 'agreed', agreeing: 2 },
  isUnverified: false,
};
const page = {
  ...{ address, network: 'sepolia', chainId: 11155111, currency: 'SepoliaETH' },
  transfers: [transfer],
  tokens: [{ contract: TOKEN, symbol: 'T', name: 'Token', decimals: 6, isListed: false }],
  ...{ fromBlock: 8, toBlock: 10, unsettled: 1, cursor: 'W10' },
  nodes: { configured: 3, answered: 3, needed: 2 },
};
const last = {
  ...page,
  transfers: [{ ...transfer, blockNumber: 3, direction: 'out', from: address, to: OTHER, units: '2' }],
  ...{ fromBlock: 0, toBlock: 7, unsettled: 0, cursor: undefined },
};
const pages = () =>
  startWalletApi({
    transfers: (response) => {
      json(response.req.url?.includes('cursor=W10') ? last : page)(response);
    },
  });

it('prints incoming and outgoing transfers, and the blocks that were read', async () => {
  const { env, seen } = await pages();
  const { code, stdout, stderr } = await runEw(['transfers', address], { env });
  expect(code).toBe(0);
  expect(stdout).toBe(`2027-01-15T08:00:00.000Z  in  1    7  ${TOKEN}  ${OTHER}  ${hash}  agreed\n`);
  expect(stderr).toContain('1 transactions may be incomplete');
  expect(stderr).toContain('Scanned blocks 8 to 10');
  expect(seen.map(({ url }) => url)).toEqual([`/api/v1/transfers?address=${address}&network=sepolia`]);
});

it('reads back to the first block with --all', async () => {
  const { env, seen } = await pages();
  const args = ['transfers', address, '--all', '--include-unverified', '--json'];
  const { code, stdout } = await runEw(args, { env });
  expect(code).toBe(0);
  expect(JSON.parse(stdout)).toMatchObject({
    transfers: [{ blockNumber: 9 }, { blockNumber: 3 }],
    ...{ fromBlock: 0, toBlock: 10, unsettled: 1 },
  });
  expect(seen.map(({ url }) => url.split('sepolia')[1])).toEqual([
    '&includeUnverified=true',
    '&includeUnverified=true&cursor=W10',
  ]);
});

it('prints amounts of tokens in their decimals, with their symbols', async () => {
  const erc20 = { ...transfer, standard: 'erc20', tokenId: undefined, units: '2500000' };
  const unnamed = { ...erc20, contract: OTHER };
  const { env } = await startWalletApi({ transfers: json({ ...page, transfers: [erc20, unnamed] }) });
  const [first, second] = (await runEw(['transfers', address], { env })).stdout.split('\n');
  expect(first).toMatch(new RegExp(`  in  2\\.5 +T +${TOKEN}  `));
  expect(second).toMatch(new RegExp(`  in  2500000 +${OTHER}  `));
});
