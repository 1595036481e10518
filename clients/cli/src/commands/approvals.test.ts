import { expect, it } from 'vitest';
import { json } from '../../../typescript/src/testing/startFakeApi.ts';
import { runEw } from '../testing/runEw.ts';
import { startWalletApi } from '../testing/startWalletApi.ts';

const address = '0x52908400098527886E0F7030069857D2E4169EE7';
const TOKEN = '0x5FbDB2315678afecb367f032d93F642f64180aa3';
const SPENDER = '0xe7f1725E7734CE288F8367e1Bb143E90bb3F0512';
const approval = {
  ...{ kind: 'allowance', contract: TOKEN, spender: SPENDER, units: '2500000', changedBlock: 9 },
  ...{ agreement: 'agreed', agreeing: 2 },
};
const page = {
  ...{ address, network: 'sepolia', chainId: 11155111, currency: 'SepoliaETH' },
  ...{ logs: 'behind', cursor: 'W10', approvals: [approval], leftOut: 0 },
  tokens: [{ contract: TOKEN, symbol: 'T', name: 'Token', decimals: 6, isListed: false }],
  nodes: { configured: 3, answered: 3, answeredLogs: 3, needed: 2 },
};
const last = {
  ...page,
  ...{ logs: 'whole', cursor: undefined },
  approvals: [
    { ...approval, units: '0' },
    { ...approval, kind: 'operator', contract: SPENDER, spender: address, spenderName: 'A market' },
  ],
};
const pages = () =>
  startWalletApi({
    approvals: (response) => {
      json(response.req.url?.includes('cursor=W10') ? last : page)(response);
    },
  });

it('prints approvals by spender, and that there may be more', async () => {
  const { env, seen } = await pages();
  const { code, stdout, stderr } = await runEw(['approvals', address], { env });
  expect({ code, stderr }).toEqual({
    code: 0,
    stderr: 'There may be more: use --all to request every page.\n',
  });
  expect(stdout).toBe(`${SPENDER}  2.5 T (${TOKEN}, unknown to ew)  agreed\n`);
  expect(seen.map(({ url }) => url)).toEqual([`/api/v1/approvals?address=${address}&network=sepolia`]);
});

it('requests every page with --all; of one on two pages the later counts', async () => {
  const { env, seen } = await pages();
  const { stdout, stderr } = await runEw(['approvals', address, '--all'], { env });
  expect(stderr).toBe('');
  expect(stdout).toMatch(new RegExp(`^${SPENDER} +0 T `, 'm'));
  expect(stdout).toMatch(new RegExp(`^${address} \\(A market\\)  all of ${SPENDER} +agreed$`, 'm'));
  expect(stdout).not.toContain('2.5');
  expect(seen).toHaveLength(2);
});

it('reports that nothing is proved where the nodes serve no logs', async () => {
  const { env } = await startWalletApi({
    approvals: json({ ...page, logs: 'refused', cursor: undefined, approvals: [] }),
  });
  expect((await runEw(['approvals', address], { env })).stderr).toContain('an empty list proves nothing');
});
