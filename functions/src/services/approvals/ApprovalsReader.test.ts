import { networkByRpcName } from '@everything-wallet/core/networks/findNetwork';
import { AbiCoder, id, Interface, zeroPadValue } from 'ethers';
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
  /** By contract in lower case and selector. */
  readonly answers?: Readonly<Record<string, string>>;
}

/** What the contracts say by themselves: 50 may be taken, 30 are there. */
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
const asked: [number, number][] = [];

interface Question {
  id: number;
  method: string;
  params: [{ data: string; to: string; fromBlock: string; toBlock: string }];
}

async function startNode(state: NodeState): Promise<string> {
  const { head = 1_000, logs = [approval], most = Infinity } = state;
  const answers = { ...contracts, ...state.answers };
  const answer = ({ method, params: [first] }: Question): object => {
    if (method === 'eth_chainId') return { result: '0x1' };
    if (method === 'eth_blockNumber') return { result: quantity(head) };
    if (method === 'eth_getLogs') {
      const [from, to] = [Number(first.fromBlock), Number(first.toBlock)];
      asked.push([from, to]);
      if (state.refusesLogs || to - from + 1 > most)
        return { error: { code: -32005, message: 'block range too large' } };
      return {
        result: logs.filter((one) => Number(one.blockNumber) >= from && Number(one.blockNumber) <= to),
      };
    }
    const [calls] = multicall.decodeFunctionData('aggregate3', first.data) as unknown as [
      [string, boolean, string][],
    ];
    const results = calls.map(([target, , data]) => {
      if (data === selector('getBlockNumber()')) return [true, uint(BigInt(head))];
      if (data === selector('getCurrentBlockTimestamp()')) return [true, uint(BigInt(now))];
      const said = answers[`${target.toLowerCase()} ${data.slice(0, 10)}`];
      return said === undefined ? [false, '0x'] : [true, said];
    });
    return { result: multicall.encodeFunctionResult('aggregate3', [results]) };
  };
  const server = await startFakeServer((body, response) => {
    if (state.isDead) {
      response.destroy();
      return;
    }
    const question = JSON.parse(body) as Question | Question[];
    const told = [question].flat().map((one) => ({ jsonrpc: '2.0', id: one.id, ...answer(one) }));
    response.end(JSON.stringify(Array.isArray(question) ? told : told[0]));
  });
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

async function readerOf(states: readonly NodeState[], isListed = false) {
  asked.length = 0;
  const urls = await Promise.all(states.map(startNode));
  return new ApprovalsReader(network, urls, { tokenList: () => Promise.resolve(lists(isListed)), limits });
}
const told = {
  kind: 'allowance',
  owner,
  contract: token,
  spender,
  tokenId: null,
  changedBlock: 90,
  spenderName: null,
  agreement: 'agreed',
  agreeing: 3,
  units: '50',
  atRisk: '30',
  expiresAt: null,
};

describe('an approval', () => {
  it('is told with what of it there is, its token, and how far the logs were read', async () => {
    const reader = await readerOf([{}, {}, {}]);
    expect(await reader.read(fresh)).toEqual({
      block: { number: 1_000, time: now * 1_000 },
      nodes: { configured: 3, answered: 3, answeredLogs: 3, needed: 2 },
      approvals: [told],
      tokens: [{ contract: token, symbol: 'AB', name: '', decimals: 6, isListed: false }],
      read: { first: 0, last: 1_000 - network.confirmations },
      logs: 'whole',
      leftOut: 0,
    });
  });

  it.each([
    [
      'of which nothing is left',
      `${token.toLowerCase()} ${selector('allowance(address,address)')}`,
      uint(0n),
    ],
    [
      'to which the contract says nothing',
      `${token.toLowerCase()} ${selector('allowance(address,address)')}`,
      '0x',
    ],
  ])('%s is none', async (_, key, answer) => {
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

  it('that one node of three hides, or invents, is found and judged all the same', async () => {
    const invented = log('Approval(address,address,uint256)', [owner, token], 91, PERMIT2);
    const reader = await readerOf([{ logs: [] }, {}, { logs: [approval, invented] }]);
    expect((await reader.read(fresh)).approvals).toEqual([told]);
  });

  it('that was named is asked about again', async () => {
    const named = {
      kind: 'allowance',
      owner,
      contract: token,
      spender,
      tokenId: null,
      changedBlock: 90,
    } as const;
    const reader = await readerOf([{ logs: [] }]);
    const { approvals } = await reader.read({
      ...fresh,
      read: { first: 0, last: 900 },
      known: [named, { ...named, owner: spender }],
    });
    expect(approvals).toMatchObject([{ owner, units: '50' }]);
  });

  it('of one NFT is that of who owns it, and tells who may take it', async () => {
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
      'is told with its end',
      now + 60,
      [{ kind: 'permit2', units: '40', atRisk: '30', expiresAt: (now + 60) * 1_000 }],
    ],
    ['is none after its end', now - 60, []],
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
    expect((await reader.read(fresh)).approvals).toMatchObject(expected);
  });
});

describe('the logs', () => {
  it('are read on from where a look ended, and what is not final again', async () => {
    const reader = await readerOf([{}]);
    const { read, logs } = await reader.read({ ...fresh, read: { first: 0, last: 800 } });
    expect([read, logs]).toEqual([{ first: 0, last: 1_000 - network.confirmations }, 'whole']);
    expect(asked).toEqual([[801, 1_000]]);
  });

  it('are read from the end where nodes tell of few blocks, and the look says that there is more', async () => {
    const reader = await readerOf([{ head: 100_000, most: 2_000 }]);
    const { read, logs } = await reader.read(fresh);
    expect(logs).toBe('behind');
    expect(read?.last).toBe(100_000 - network.confirmations);
    const next = await reader.read({ ...fresh, read });
    expect(next.read?.first).toBeLessThan(read?.first ?? 0);
    expect(next.read?.last).toBe(100_000 - network.confirmations);
  });

  it('that no node tells are refused: it is not said that there is none', async () => {
    const reader = await readerOf([{ refusesLogs: true }, { refusesLogs: true }]);
    expect(await reader.read(fresh)).toMatchObject({
      logs: 'refused',
      read: null,
      nodes: { answeredLogs: 0 },
    });
  });

  it('of a chain that is shorter than what was read are read anew', async () => {
    const reader = await readerOf([{ head: 100 }]);
    const { read } = await reader.read({ ...fresh, read: { first: 50, last: 500 } });
    expect(read).toEqual({ first: 0, last: 100 - network.confirmations });
  });

  it('of contracts that nobody vouches for are cut, and those of listed ones are not', async () => {
    const spam = Array.from({ length: 400 }, (_, index) =>
      log(
        'Approval(address,address,uint256)',
        [owner, `0x${(index + 1).toString(16).padStart(40, '0')}`],
        80,
      ),
    );
    const stranger = await (await readerOf([{ logs: spam }])).read(fresh);
    expect([stranger.approvals.length, stranger.leftOut]).toEqual([150, 250]);
    const listed = await (await readerOf([{ logs: spam }], true)).read(fresh);
    expect([listed.approvals.length, listed.leftOut]).toEqual([400, 0]);
  });
});

it('nothing is told where no node answers', async () => {
  const reader = await readerOf([{ isDead: true }]);
  await expect(reader.read(fresh)).rejects.toThrow(ChainUnavailableError);
});
