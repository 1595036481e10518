import { expect, it } from 'vitest';
import { json } from '../../../typescript/src/testing/startFakeApi.ts';
import { runEw } from '../testing/runEw.ts';
import { startWalletApi } from '../testing/startWalletApi.ts';

const address = '0x52908400098527886E0F7030069857D2E4169EE7';
const TOKEN = '0x5FbDB2315678afecb367f032d93F642f64180aa3';
const OTHER = '0xe7f1725E7734CE288F8367e1Bb143E90bb3F0512';
const about = { address, network: 'sepolia', chainId: 11155111, currency: 'SepoliaETH' };
const agreed = { agreement: 'agreed', agreeing: 2 };
const token = { contract: TOKEN, symbol: 'T', name: 'Token', decimals: 6, isListed: true };
const nodes = { configured: 3, answered: 3, needed: 2 };
const page = {
  ...about,
  coin: { units: '1500000000000000000', ...agreed },
  tokens: [{ ...token, units: '2500000', ...agreed }],
  isWhole: false,
  cursor: 'W10',
  nodes,
};
const last = {
  ...page,
  tokens: [
    { ...token, units: '3500000', ...agreed },
    { ...token, contract: OTHER, symbol: 'O', agreement: 'disputed', agreeing: 0 },
  ],
  isWhole: true,
  cursor: undefined,
};
const pages = () =>
  startWalletApi({
    tokens: (response) => {
      json(response.req.url?.includes('cursor=W10') ? last : page)(response);
    },
  });

it('prints balances, and that there may be more', async () => {
  const { env, seen } = await pages();
  const { code, stdout, stderr } = await runEw(['tokens', address], { env });
  expect({ code, stderr }).toEqual({
    code: 0,
    stderr: 'There may be more: use --all to request every page.\n',
  });
  expect(stdout).toBe(`SepoliaETH  1.5  agreed\nT           2.5  agreed  ${TOKEN}\n`);
  expect(seen.map(({ url }) => url)).toEqual([`/api/v1/tokens?address=${address}&network=sepolia`]);
});

it('requests every page with --all, and prints the latest facts of each token', async () => {
  const { env, seen } = await pages();
  const { code, stdout, stderr } = await runEw(['tokens', address, '--all'], { env });
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  expect(stdout).toContain('T           3.5  agreed');
  expect(stdout).toMatch(/O +— +disputed/);
  expect(stdout).not.toContain('2.5');
  expect(seen).toHaveLength(2);
  const asJson = await runEw(['tokens', address, '--all', '--json'], { env });
  expect(JSON.parse(asJson.stdout)).toMatchObject({ isWhole: true, tokens: last.tokens });
});

it('includes unlisted tokens on request', async () => {
  const unlisted = { ...token, contract: OTHER, symbol: 'S', isListed: false, units: '1', ...agreed };
  const { env, seen } = await startWalletApi({
    tokens: (response) => {
      const isFirst = !response.req.url?.includes('cursor=W10');
      json(isFirst ? page : { ...last, tokens: [unlisted], fromBlock: 0, toBlock: 9 })(response);
    },
  });
  const args = ['tokens', address, '--all', '--include-unverified', '--json'];
  const { code, stdout } = await runEw(args, { env });
  expect(code).toBe(0);
  expect(JSON.parse(stdout)).toMatchObject({
    tokens: [{ symbol: 'T' }, { symbol: 'S', isListed: false }],
    ...{ fromBlock: 0, toBlock: 9 },
  });
  expect(seen.map(({ url }) => url.split('sepolia')[1])).toEqual([
    '&includeUnverified=true',
    '&includeUnverified=true&cursor=W10',
  ]);
});

it('stops where cursors repeat', async () => {
  const { env, seen } = await startWalletApi({ tokens: json(page) });
  expect((await runEw(['tokens', address, '--all'], { env })).code).toBe(0);
  expect(seen).toHaveLength(2);
});

it('prints positions in pools, and — for unknown values', async () => {
  const position = {
    ...{ vault: OTHER, name: 'Savings', kind: 'lending', asset: TOKEN, status: 'open' },
    ...{ shares: '1', assets: '2500000', earned: '-500000', apy30: '3.2500', ...agreed },
  };
  const unknown = { ...position, name: 'Other', status: 'unknown', agreement: 'disputed' };
  const { env } = await startWalletApi({
    positions: json({
      ...about,
      positions: [position, { ...unknown, assets: undefined, earned: undefined, apy30: undefined }],
      tokens: [token],
      nodes,
    }),
  });
  const { code, stdout } = await runEw(['positions', address], { env });
  expect(code).toBe(0);
  expect(stdout).toMatch(/^Savings +2\.5 T +-0\.5 T +3\.2500% +open +agreed$/m);
  expect(stdout).toMatch(/^Other +— T +— T +— +unknown +disputed$/m);
});

it('sends no request for an invalid address', async () => {
  const { env, seen } = await startWalletApi();
  for (const command of ['tokens', 'positions']) {
    expect((await runEw([command, '0x1'], { env })).code).toBe(2);
  }
  expect(seen).toEqual([]);
});
