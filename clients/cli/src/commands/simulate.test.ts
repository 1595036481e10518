import { describe, expect, it } from 'vitest';
import { json, problem } from '../../../typescript/src/testing/startFakeApi.ts';
import { runEw } from '../testing/runEw.ts';
import { startWalletApi } from '../testing/startWalletApi.ts';

const TOKEN = '0x5FbDB2315678afecb367f032d93F642f64180aa3';
const FROM = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';

const simulation = {
  network: 'sepolia',
  chainId: 11155111,
  currency: 'SepoliaETH',
  digest: '0x',
  agreement: 'agreed',
  nodes: { configured: 3, answered: 3, needed: 2, agreeing: 3 },
  call: { kind: 'wrap', title: 'Wrap coins', digest: '0xab', movements: [], permissions: [], warnings: [] },
  outcome: {
    succeeds: true,
    gasUsed: '45000',
    coinWei: '-500000000000000000',
    coinWord: 'verified',
    changes: [{ kind: 'erc20', contract: TOKEN, units: '5', word: 'log', isLogDifferent: false }],
    approvals: [
      {
        kind: 'allowance',
        contract: TOKEN,
        spender: FROM,
        units: '7',
        word: 'verified',
        isLogDifferent: false,
      },
    ],
    isWhole: false,
  },
  tokens: [],
  parties: [],
};

const args = ['simulate', TOKEN, '0xd0e30db0', '--from', FROM, '--value', '0.5'];

describe('ew simulate', () => {
  it('says what a call would change', async () => {
    const { env, seen } = await startWalletApi({ simulate: json(simulation) });
    const { code, stdout, stderr } = await runEw(args, { env });
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toBe(
      [
        'Call    Wrap coins',
        'Digest  0xab',
        '',
        'Result     succeeds',
        'Agreement  agreed, 3 of 3 nodes',
        'Gas used   45000',
        'Coin       -0.5 SepoliaETH, without the fee',
        `Change     5 units of ${TOKEN}, reported by the contract only`,
        `Approval   ${FROM} can spend 7 units of ${TOKEN}`,
        'Coverage   partial: there may be other changes',
        '',
      ].join('\n'),
    );
    expect(JSON.parse(seen[0]?.body ?? '')).toEqual({
      from: FROM,
      to: TOKEN,
      value: '500000000000000000',
      data: '0xd0e30db0',
      network: 'sepolia',
    });
  });

  it('writes amounts of tokens in their decimals, with their symbols', async () => {
    const USDC = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48';
    const about = { network: 'mainnet', chainId: 1, currency: 'ETH' };
    const outcome = {
      ...simulation.outcome,
      changes: [
        { kind: 'erc20', contract: TOKEN, units: '-2500000', word: 'verified', isLogDifferent: false },
        { kind: 'erc20', contract: USDC, units: '1000000', word: 'verified', isLogDifferent: false },
      ],
      approvals: [{ ...simulation.outcome.approvals[0], units: `${2n ** 256n - 1n}` }],
    };
    const tokens = [
      { contract: TOKEN, symbol: 'T', name: 'Token', decimals: 6, isListed: false },
      // A server that lies about a token which ew knows by itself.
      { contract: USDC, symbol: 'USDC', name: 'USD Coin', decimals: 2, isListed: true },
    ];
    const { env } = await startWalletApi({
      simulate: json({ ...simulation, ...about, outcome, tokens }),
    });
    const { stdout } = await runEw([...args, '--network', 'mainnet'], { env });
    expect(stdout).toContain(`Change     -2.5 T (${TOKEN}, unknown to ew)\n`);
    expect(stdout).toContain(`Change     1 USDC (${USDC})\n`);
    expect(stdout).toContain(`Approval   ${FROM} can spend unlimited T (${TOKEN}, unknown to ew)\n`);
  });

  it.each([
    ['unknown', 'could not be simulated, which never means that it is safe'],
    ['disputed', 'the nodes disagree, which never means that it is safe'],
  ])('says of one that is %s that this is no sign of anything', async (agreement, text) => {
    const { env } = await startWalletApi({
      simulate: json({ ...simulation, agreement, outcome: undefined }),
    });
    expect((await runEw(args, { env })).stdout).toContain(`Result  ${text}`);
  });

  it('says why it would fail', async () => {
    const outcome = { succeeds: false, reason: 'It is paused.', changes: [], approvals: [], isWhole: true };
    const { env } = await startWalletApi({ simulate: json({ ...simulation, outcome }) });
    expect((await runEw(args, { env })).stdout).toContain('Result     fails: It is paused.\n');
  });

  it('prints what the API says with --json, and its refusal', async () => {
    const { env } = await startWalletApi({ simulate: json(simulation) });
    expect(JSON.parse((await runEw([...args, '--json'], { env })).stdout)).toEqual(simulation);
    const refusing = await startWalletApi({ simulate: problem(403, 'scope_missing') });
    expect((await runEw(args, { env: refusing.env })).code).not.toBe(0);
  });

  it('asks nothing where something is not written as it should be', async () => {
    const { env, seen } = await startWalletApi();
    for (const wrong of [
      ['simulate', TOKEN, '0x1', '--from', FROM],
      ['simulate', TOKEN, '0x12'],
    ]) {
      expect(await runEw(wrong, { env })).toMatchObject({ code: 2, stdout: '' });
    }
    expect(seen).toEqual([]);
  });
});
