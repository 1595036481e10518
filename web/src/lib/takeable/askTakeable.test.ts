import type { HoldingsAnswer } from '@everything-wallet/core/schemas/holdings';
import { PERMIT2 } from '@everything-wallet/core/calls/permit2';
import { networks } from '@everything-wallet/core/networks/networks';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { loggedProblems } from '../../testing/loggedProblems.ts';
import { askAllowed } from '../calls/askAllowance.ts';
import { batchQuery } from '../refresh/batchQuery.ts';
import { askTakeable } from './askTakeable.ts';
import type { Takeable } from './Takeable.ts';

vi.mock('../refresh/batchQuery.ts', () => ({ batchQuery: vi.fn() }));
vi.mock('../calls/askAllowance.ts', () => ({ askAllowed: vi.fn() }));

const [network] = networks;
const OWNER = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const SPENDER = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359';
const TOKEN = '0x5FbDB2315678afecb367f032d93F642f64180aa3';
const facts = { contract: TOKEN, symbol: 'USDC', name: '', decimals: 6, isListed: true };

type Holding = HoldingsAnswer['holdings'][number];

const held = (units: string | null, agreement: Holding['agreement'] = 'agreed') => {
  const answer = {
    holdings: [
      { address: OWNER, contract: null, units: '999', agreement: 'agreed', agreeing: 2 },
      { address: OWNER, contract: TOKEN.toLowerCase(), units, agreement, agreeing: 2 },
    ],
    tokens: [facts],
  };
  vi.mocked(batchQuery).mockResolvedValue(answer as never);
};
const takeable = (fields: Partial<Takeable> = {}): Takeable => ({
  ...{ owner: OWNER, spender: SPENDER, contract: TOKEN, kind: 'token', amount: 100n, isByPermit2: false },
  ...fields,
});
const unitsOf = async (fields: Partial<Takeable> = {}) => {
  const [now] = await askTakeable(network, [takeable(fields)]);
  return now?.units;
};

let problems: () => readonly string[];
beforeEach(() => {
  problems = loggedProblems();
  vi.mocked(batchQuery).mockReset();
  vi.mocked(askAllowed)
    .mockReset()
    .mockResolvedValue(10n ** 30n);
});

describe('what a spender could take', () => {
  test.each([
    ['what is permitted, of a larger balance', '500', 100n, 100n],
    ['the balance, where more is permitted', '40', 100n, 40n],
    ['the balance, without a limit', '500', 'all', 500n],
    ['nothing, of nothing', '0', 'all', 0n],
  ] as const)('is %s', async (_, balance, amount, units) => {
    held(balance);
    expect(await unitsOf({ amount })).toBe(units);
    expect(askAllowed).not.toHaveBeenCalled();
    expect(vi.mocked(batchQuery).mock.calls).toEqual([
      ['holdings', { network: 'mainnet', addresses: [OWNER], tokens: [TOKEN] }],
    ]);
  });

  test.each([
    ['one node alone reports', 'unconfirmed', '500'],
    ['nodes dispute', 'disputed', null],
    ['no node knows', 'unknown', null],
  ] as const)('is unknown where %s the balance', async (_, agreement, units) => {
    held(units, agreement);
    expect(await unitsOf({ amount: 'all' })).toBeUndefined();
    expect(await unitsOf()).toBeUndefined();
  });

  test('is the number of NFTs of a collection', async () => {
    held('3');
    expect(await unitsOf({ kind: 'collection', amount: 'all' })).toBe(3n);
  });
});

describe('through Permit2', () => {
  test.each([
    [1_000n, 100n],
    [30n, 30n],
    [0n, 0n],
  ])('it is no more than Permit2 may move: %s', async (allowed, units) => {
    held('500');
    vi.mocked(askAllowed).mockResolvedValue(allowed);
    const [now] = await askTakeable(network, [takeable({ isByPermit2: true })]);
    expect([now?.units, now?.lacksPermit2]).toEqual([units, allowed === 0n]);
    expect(vi.mocked(askAllowed).mock.lastCall?.[0]).toMatchObject({
      owner: OWNER,
      token: TOKEN,
      spender: PERMIT2,
    });
  });

  test.each([
    ['is unknown', () => Promise.resolve(undefined)],
    ['cannot be read', () => Promise.reject(new Error('offline'))],
  ])('it is unknown where that %s', async (_, answer) => {
    held('500');
    vi.mocked(askAllowed).mockImplementation(answer);
    expect(await unitsOf({ isByPermit2: true })).toBeUndefined();
    problems();
  });

  test('four tokens are read, and each once', async () => {
    held('500');
    const contracts = [
      TOKEN,
      TOKEN.toLowerCase(),
      ...['1', '2', '3', '4'].map((digit) => `0x${digit.repeat(40)}`),
    ];
    await askTakeable(
      network,
      contracts.map((contract) => takeable({ contract, isByPermit2: true })),
    );
    expect(askAllowed).toHaveBeenCalledTimes(4);
  });
});
