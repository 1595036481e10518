import { approvalsAnswerSchema } from '@everything-wallet/core/schemas/approvalsAnswer';
import { exchangeOf } from '@everything-wallet/core/exchanges/exchangeOf';
import { networkByRpcName } from '@everything-wallet/core/networks/findNetwork';
import { AbiCoder, id, Interface, zeroPadValue } from 'ethers';
import type { ServerResponse } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { startFakeServer, type FakeServer } from '../../testing/startFakeServer.ts';
import { ChainUnavailableError } from '../chain/ChainUnavailableError.ts';
import type { TokenList } from '../holdings/tokenListOf.ts';
import { ApprovalsReader } from './ApprovalsReader.ts';
import { PERMIT2 } from '@everything-wallet/core/calls/permit2';

const network = networkByRpcName('mainnet');
const owner = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const spender = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const token = '0xdAC17F958D2ee523a2206206994597C13D831ec7';
const coder = AbiCoder.defaultAbiCoder();
const multicall = new Interface([
  'function aggregate3((address target, bool allowFailure, bytes callData)[] calls) payable returns ((bool success, bytes returnData)[])',
]);
const selector = (signature: string) => id(signature).slice(0, 10);
const uint = (value: bigint) => coder.encode(['uint256'], [value]);
const quantity = (value: number) => `0x${value.toString(16)}`;
const now = 1_800_000_000;

interface FakeLog {
  readonly address: string;
  readonly topics: readonly string[];
  readonly blockNumber: string;
  readonly blockTimestamp?: string;
}
const topics = (signature: string, ...addresses: string[]) => [
  id(signature),
  ...addresses.map((address) => zeroPadValue(address, 32).toLowerCase()),
];
const log = (signature: string, addresses: string[], block: number, address = token): FakeLog => ({
  address: address.toLowerCase(),
  topics: topics(signature, ...addresses),
  blockNumber: quantity(block),
});
const approval = log('Approval(address,address,uint256)', [owner, spender], 90);

interface NodeState {
  readonly head?: number;
  readonly logs?: readonly FakeLog[];
  readonly most?: number;
  readonly refusesLogs?: boolean;
  readonly isDead?: boolean;
  /** Seconds since 1970. */
  readonly time?: number;
  readonly isBusy?: boolean;
  readonly logsAfterMs?: number;
  /** By contract in lower case and selector. */
  readonly answers?: Readonly<Record<string, string>>;
}

/** Default answers of the contracts: an allowance of 50, a balance of 30. */
const contracts = {
  [`${token.toLowerCase()} ${selector('allowance(address,address)')}`]: uint(50n),
  [`${token.toLowerCase()} ${selector('balanceOf(address)')}`]: uint(30n),
  [`${token.toLowerCase()} ${selector('symbol()')}`]: coder.encode(['string'], ['A\u202EB']),
  [`${token.toLowerCase()} ${selector('decimals()')}`]: uint(6n),
};

const servers: FakeServer[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await server[Symbol.asyncDispose]();
});
const requested: [number, number][] = [];
/** The most characters of data that a call had since this was set. */
let longest = 0;

function lengthsOf(body: string): readonly number[] {
  const question = JSON.parse(body) as Question | Question[];
  return [question].flat().map(({ params: [first] }) => first?.data?.length ?? 0);
}

interface Question {
  id: number;
  method: string;
  params: [{ data?: string; to: string; fromBlock: string; toBlock: string }?];
}

async function startNode(state: NodeState): Promise<string> {
  const { head = 1_000, logs = [approval], most = Infinity } = state;
  const answers = { ...contracts, ...state.answers };
  const answer = ({ method, params: [first] }: Question): object => {
    if (method === 'eth_chainId') return { result: '0x1' };
    if (method === 'eth_blockNumber') return { result: quantity(head) };
    if (method === 'eth_getLogs') {
      const [from, to] = [Number(first?.fromBlock), Number(first?.toBlock)];
      requested.push([from, to]);
      if (state.refusesLogs || to - from + 1 > most)
        return { error: { code: -32005, message: 'block range too large' } };
      return {
        result: logs.filter((one) => Number(one.blockNumber) >= from && Number(one.blockNumber) <= to),
      };
    }
    const [calls] = multicall.decodeFunctionData('aggregate3', first?.data ?? '') as unknown as [
      [string, boolean, string][],
    ];
    const results = calls.map(([target, , data]) => {
      if (data === selector('getBlockNumber()')) return [true, uint(BigInt(head))];
      if (data === selector('getCurrentBlockTimestamp()')) return [true, uint(BigInt(state.time ?? now))];
      const result = answers[`${target.toLowerCase()} ${data.slice(0, 10)}`];
      return result === undefined ? [false, '0x'] : [true, result];
    });
    return { result: multicall.encodeFunctionResult('aggregate3', [results]) };
  };
  const server = await startFakeServer((body, response) => void reply(body, response));
  async function reply(body: string, response: ServerResponse): Promise<void> {
    if (state.isDead) {
      response.destroy();
      return;
    }
    if (body.includes('eth_getLogs')) await setTimeout(state.logsAfterMs ?? 0);
    if (body.includes('eth_call')) longest = Math.max(longest, ...lengthsOf(body));
    if (state.isBusy && body.includes('eth_call')) {
      response.end(JSON.stringify({ jsonrpc: '2.0', id: 1, error: { code: -32005, message: 'busy' } }));
      return;
    }
    const question = JSON.parse(body) as Question | Question[];
    const responses = [question].flat().map((one) => ({ jsonrpc: '2.0', id: one.id, ...answer(one) }));
    response.end(JSON.stringify(Array.isArray(question) ? responses : responses[0]));
  }
  servers.push(server);
  return server.url;
}

const lists = (isListed: boolean): TokenList => ({
  tokens: [],
  byContract: new Map(),
  contracts: new Set(isListed ? [token.toLowerCase()] : []),
});
const limits = { perUrlMs: 4_000, totalMs: 8_000, stragglersMs: 4_000 };
const fresh = { addresses: [owner], read: null, known: [] };

async function readerOf(states: readonly NodeState[], isListed = false, more: Partial<typeof limits> = {}) {
  requested.length = 0;
  const urls = await Promise.all(states.map(startNode));
  return new ApprovalsReader(network, urls, {
    tokenList: () => Promise.resolve(lists(isListed)),
    limits: { ...limits, ...more },
    now: () => now * 1_000,
  });
}
const expectedApproval = {
  kind: 'allowance',
  owner,
  contract: token,
  spender,
  tokenId: null,
  changedBlock: 90,
  changedAt: null,
  spenderName: null,
  agreement: 'agreed',
  agreeing: 3,
  units: '50',
  atRisk: '30',
  expiresAt: null,
};

describe('an approval', () => {
  it('is returned with its balance, its token, and how far the logs were read', async () => {
    const reader = await readerOf([{}, {}, {}]);
    expect(await reader.read(fresh)).toEqual({
      block: { number: 1_000, time: now * 1_000 },
      ageMs: 0,
      nodes: { configured: 3, answered: 3, answeredLogs: 3, needed: 2 },
      approvals: [expectedApproval],
      ended: [],
      tokens: [{ contract: token, symbol: 'AB', name: '', decimals: 6, isListed: false }],
      read: { first: 0, last: 1_000 - network.confirmations, told: 3 },
      logs: 'whole',
      leftOut: 0,
    });
  });

  it.each([
    ['that is used up', `${token.toLowerCase()} ${selector('allowance(address,address)')}`, uint(0n)],
    [
      'to which the contract does not answer',
      `${token.toLowerCase()} ${selector('allowance(address,address)')}`,
      '0x',
    ],
  ])('omits an approval %s', async (_, key, answer) => {
    const reader = await readerOf([{ answers: { [key]: answer } }]);
    expect((await reader.read(fresh)).approvals).toEqual([]);
  });

  it('that two nodes dispute stays, without a figure', async () => {
    const key = `${token.toLowerCase()} ${selector('allowance(address,address)')}`;
    const reader = await readerOf([{}, { answers: { [key]: uint(0n) } }]);
    expect((await reader.read(fresh)).approvals).toMatchObject([
      { agreement: 'disputed', units: null, atRisk: null },
    ]);
  });

  it.each([
    ['0', uint(0n)],
    ['nothing', '0x'],
  ])('that only one node reports as %s stays, without a figure', async (_, answer) => {
    const key = `${token.toLowerCase()} ${selector('allowance(address,address)')}`;
    const reader = await readerOf([{ answers: { [key]: answer } }, { isBusy: true }, { isBusy: true }]);
    expect((await reader.read(fresh)).approvals).toMatchObject([
      { agreement: 'unconfirmed', agreeing: 1, units: null, atRisk: null },
    ]);
  });

  it('is not over because nodes behind its block report so', async () => {
    const key = `${token.toLowerCase()} ${selector('allowance(address,address)')}`;
    const known = [{ ...expectedApproval, kind: 'allowance', changedBlock: 1_001 } as const];
    const before = { head: 1_000, answers: { [key]: uint(0n) } };
    const reader = await readerOf([before, before]);
    expect(
      (await reader.read({ ...fresh, read: { first: 0, last: 900, told: 2 }, known })).approvals,
    ).toMatchObject([{ agreement: 'unknown', units: null }]);
  });

  it('is read from nodes that do not lag', async () => {
    const key = `${token.toLowerCase()} ${selector('allowance(address,address)')}`;
    const stuck = { time: now - 3_600, answers: { [key]: uint(0n) } };
    const { approvals, ageMs } = await (await readerOf([stuck, stuck, {}])).read(fresh);
    expect(approvals).toMatchObject([{ agreement: 'unconfirmed', units: '50' }]);
    expect(ageMs).toBe(0);
    expect((await (await readerOf([stuck, stuck])).read(fresh)).ageMs).toBe(3_600_000);
  });

  // Regression: a block that took an approval back, and that another one took the place of, hid it for ever.
  it('that is over by a block that is not final is handed on, and one that is over for good is not', async () => {
    const key = `${token.toLowerCase()} ${selector('allowance(address,address)')}`;
    const endedAt = async (block: number) => {
      const logs = [approval, log('Approval(address,address,uint256)', [owner, spender], block)];
      return (await readerOf([{ logs, answers: { [key]: uint(0n) } }])).read(fresh);
    };
    const { approvals, ended } = await endedAt(999);
    expect([approvals, ended]).toEqual([[], [expect.objectContaining({ spender, changedBlock: 999 })]]);
    expect((await endedAt(500)).ended).toEqual([]);
    const read = { first: 0, last: 988, told: 1 };
    const again = await (await readerOf([{ logs: [] }])).read({ ...fresh, read, known: ended });
    expect(again.approvals).toMatchObject([{ units: '50' }]);
  });

  it('reported by one node of two is not agreed', async () => {
    const reader = await readerOf([{}, { isDead: true }]);
    const { approvals, nodes } = await reader.read(fresh);
    expect(approvals).toMatchObject([{ agreement: 'unconfirmed', units: '50' }]);
    expect(nodes).toMatchObject({ answered: 1, needed: 2 });
  });

  it("has the time of its block if logged, and its spender's name if known", async () => {
    const { v3 } = exchangeOf('ethereum') ?? { v3: { router: '' } };
    const named = log('Approval(address,address,uint256)', [owner, v3.router], 90);
    const reader = await readerOf([{ logs: [{ ...named, blockTimestamp: quantity(now - 9) }] }]);
    expect((await reader.read(fresh)).approvals).toMatchObject([
      { spender: v3.router, spenderName: 'Uniswap', changedAt: (now - 9) * 1_000 },
    ]);
  });

  it('that one node of three hides or invents is found and decided nevertheless', async () => {
    const invented = log('Approval(address,address,uint256)', [owner, token], 91, PERMIT2);
    const reader = await readerOf([{ logs: [] }, {}, { logs: [approval, invented] }]);
    expect((await reader.read(fresh)).approvals).toEqual([expectedApproval]);
  });

  it('that was named is read again', async () => {
    const named = {
      kind: 'allowance',
      owner,
      contract: token,
      spender,
      tokenId: null,
      changedBlock: 90,
      changedAt: null,
    } as const;
    const reader = await readerOf([{ logs: [] }]);
    const { approvals } = await reader.read({
      ...fresh,
      read: { first: 0, last: 900, told: 1 },
      known: [named, { ...named, owner: spender }],
    });
    expect(approvals).toMatchObject([{ owner, units: '50' }]);
  });

  it("of one NFT is its owner's, and names the spender", async () => {
    const nft = { ...approval, topics: [...approval.topics, uint(9n)] };
    const answers = {
      [`${token.toLowerCase()} ${selector('getApproved(uint256)')}`]: zeroPadValue(spender, 32),
      [`${token.toLowerCase()} ${selector('ownerOf(uint256)')}`]: zeroPadValue(owner, 32),
    };
    const reader = await readerOf([{ logs: [nft], answers }]);
    expect((await reader.read(fresh)).approvals).toMatchObject([
      { kind: 'tokenApproval', tokenId: '9', spender, units: '1', atRisk: '1' },
    ]);
    const sold = {
      ...answers,
      [`${token.toLowerCase()} ${selector('ownerOf(uint256)')}`]: zeroPadValue(spender, 32),
    };
    const later = await readerOf([{ logs: [nft], answers: sold }]);
    expect((await later.read(fresh)).approvals).toEqual([]);
  });

  it.each([
    [
      'is reported with its end',
      now + 60,
      [{ kind: 'permit2', units: '40', atRisk: '30', expiresAt: (now + 60) * 1_000 }],
    ],
    ['is omitted after its end', now - 60, []],
    [
      'is reported without an end if it has none',
      2 ** 48 - 1,
      [{ kind: 'permit2', units: '40', atRisk: '30', expiresAt: null }],
    ],
  ])('of Permit2 %s', async (_, expiration, expected) => {
    const permitted = log(
      'Approval(address,address,address,uint160,uint48)',
      [owner, token, spender],
      90,
      PERMIT2,
    );
    const key = `${PERMIT2.toLowerCase()} ${selector('allowance(address,address,address)')}`;
    const answer = coder.encode(['uint160', 'uint48', 'uint48'], [40, expiration, 0]);
    const reader = await readerOf([{ logs: [permitted], answers: { [key]: answer } }]);
    const whole = await reader.read(fresh);
    expect(whole.approvals).toMatchObject(expected);
    expect(approvalsAnswerSchema.safeParse(whole).success).toBe(true);
  });
});

describe('the logs', () => {
  it("are read on from a scan's cursor, and again where not final", async () => {
    const reader = await readerOf([{}]);
    const { read, logs } = await reader.read({ ...fresh, read: { first: 0, last: 800, told: 1 } });
    expect([read, logs]).toEqual([{ first: 0, last: 1_000 - network.confirmations, told: 1 }, 'whole']);
    expect(requested).toEqual([[801, 1_000]]);
  });

  it('are read from the end if nodes accept few blocks, and the scan reports that there is more', async () => {
    const reader = await readerOf([{ head: 100_000, most: 2_000 }]);
    const { read, logs } = await reader.read(fresh);
    expect(logs).toBe('behind');
    expect(read?.last).toBe(100_000 - network.confirmations);
    const next = await reader.read({ ...fresh, read });
    expect(next.read?.first).toBeLessThan(read?.first ?? 0);
    expect(next.read?.last).toBe(100_000 - network.confirmations);
  });

  it('that no node returns are an error, not an empty list', async () => {
    const reader = await readerOf([{ refusesLogs: true }, { refusesLogs: true }]);
    expect(await reader.read(fresh)).toMatchObject({
      logs: 'refused',
      read: null,
      nodes: { answeredLogs: 0 },
    });
  });

  it('of a chain shorter than the cursor are read again', async () => {
    const reader = await readerOf([{ head: 100 }]);
    const { read } = await reader.read({ ...fresh, read: { first: 50, last: 500, told: 1 } });
    expect(read).toEqual({ first: 0, last: 100 - network.confirmations, told: 1 });
  });

  it('that one node alone returns are read again: the page gets the number of nodes', async () => {
    const honest = { head: 40_000, logs: [approval] };
    const both = await (await readerOf([honest, { ...honest, logs: [] }])).read(fresh);
    expect(both.read?.told).toBe(2);
    const lone = await (
      await readerOf([
        { ...honest, isDead: true },
        { ...honest, logs: [] },
      ])
    ).read(fresh);
    expect([lone.read?.told, lone.nodes.needed]).toEqual([1, 2]);
  });

  it('of a slow node are awaited before an empty answer is believed', async () => {
    const slow = { head: 40_000, logsAfterMs: 300 };
    const reader = await readerOf([slow, { head: 40_000, logs: [] }], false, { perUrlMs: 200 });
    const first = await reader.read(fresh);
    expect(first.read?.told).toBe(1);
  });

  it('of the latest blocks are requested again if one node alone returned them', async () => {
    const states = [{}, { isDead: true }];
    const read = { first: 0, last: 800, told: 2 };
    const answer = await (await readerOf(states)).read({ ...fresh, read });
    expect([answer.read, answer.nodes.answeredLogs]).toEqual([read, 1]);
  });

  it('are read up to the lower of two heads that are far apart', async () => {
    const { read } = await (await readerOf([{ head: 1_000 }, { head: 100_000_000 }])).read(fresh);
    expect(read).toEqual({ first: 0, last: 1_000 - network.confirmations, told: 2 });
  });

  const spamAt = (count: number, block: number) =>
    Array.from({ length: count }, (_, index) =>
      log(
        'Approval(address,address,uint256)',
        [owner, `0x${(index + 1).toString(16).padStart(40, '0')}`],
        block,
      ),
    );
  const real = log('ApprovalForAll(address,address,bool)', [owner, spender], 70, PERMIT2);

  it('of unlisted contracts are checked up to a limit per scan, and the next scan continues there', async () => {
    const answers = {
      [`${PERMIT2.toLowerCase()} ${selector('isApprovedForAll(address,address)')}`]: uint(1n),
    };
    const spam = [...spamAt(100, 82), ...spamAt(140, 81).slice(100), ...spamAt(160, 80).slice(140)];
    const reader = await readerOf([{ logs: [...spam, real], answers }]);
    const first = await reader.read(fresh);
    expect([first.logs, first.read?.first, first.approvals.length]).toEqual(['behind', 81, 140]);
    const next = await reader.read({ ...fresh, read: first.read });
    expect([next.logs, next.read?.first]).toEqual(['whole', 0]);
    expect(next.approvals).toHaveLength(21);
    expect(next.approvals).toContainEqual(expect.objectContaining({ kind: 'operator', spender }));
  });

  it('of one block are checked together, and more of listed contracts per scan', async () => {
    const reader = await readerOf([{ logs: [...spamAt(400, 80), real] }]);
    const stranger = await reader.read(fresh);
    expect([stranger.approvals.length, stranger.leftOut, stranger.read?.first]).toEqual([400, 0, 71]);
    const flooded = await (await readerOf([{ logs: [...spamAt(1_200, 70), real] }])).read(fresh);
    expect(flooded.leftOut).toBe(201);
    const spread = spamAt(600, 80).map((one, index) => ({ ...one, blockNumber: quantity(80 + index) }));
    const reading = await readerOf([{ logs: spread }], true);
    const listed = await reading.read(fresh);
    expect([listed.approvals.length, listed.leftOut, listed.logs]).toEqual([400, 0, 'behind']);
    const rest = await reading.read({ ...fresh, read: listed.read });
    expect([rest.approvals.length, rest.logs]).toEqual([200, 'whole']);
  });

  // Regression: two thousand of a listed token were one call, which nodes refuse, and a real approval among them was not known any more.
  it('of listed contracts are read in calls that are not too long for a node', async () => {
    longest = 0;
    const reader = await readerOf([{ logs: [...spamAt(2_000, 80), real] }], true);
    expect((await reader.read(fresh)).approvals).toHaveLength(2_000);
    expect(longest).toBeLessThan(150_000);
  });

  it('are not passed if no node returns the state of their approvals', async () => {
    const busy = await (await readerOf([{ isBusy: true }])).read(fresh);
    expect(busy).toMatchObject({ read: null, logs: 'behind', approvals: [{ agreement: 'unknown' }] });
    const before = { first: 95, last: 950, told: 1 };
    const again = await (await readerOf([{ isBusy: true }])).read({ ...fresh, read: before });
    expect([again.read, again.logs, again.approvals.length]).toEqual([before, 'behind', 1]);
  });
});

it('returns an error if no node answers', async () => {
  const reader = await readerOf([{ isDead: true }]);
  await expect(reader.read(fresh)).rejects.toThrow(ChainUnavailableError);
});
