import { describe, expect, it } from 'vitest';
import { fakeAnswers } from '../../testing/fakeAnswers.ts';
import { fakeHead, type FakeHead } from '../../testing/fakeHead.ts';
import { setUpFakeNodes } from '../../testing/setUpFakeNodes.ts';
import type { FakeAnswer } from '../../testing/startFakeNode.ts';
import { ChainUnavailableError } from './ChainUnavailableError.ts';
import { NodesDisagreeError } from './NodesDisagreeError.ts';
import { RpcClient } from './RpcClient.ts';

const ADDRESS = '0x9858EfFD232B4033E47d90003D41EC34EcaEda94';
/** Limits for tests in which all nodes answer: longer than any takes, even on a busy machine. */
const longLimits = { perUrlMs: 10_000, totalMs: 14_000, stragglersMs: 8_000, secondNodeMs: 8_000 };

const fakes = setUpFakeNodes();

const balanceAnswer = (wei: bigint): FakeAnswer => ({ result: `0x${wei.toString(16)}` });
const later =
  (wei: bigint, ms: number): FakeAnswer =>
  (response, id) => {
    setTimeout(
      () => response.end(JSON.stringify({ jsonrpc: '2.0', id, result: `0x${wei.toString(16)}` })),
      ms,
    );
  };
const { down, never } = fakeAnswers;

async function over(answers: readonly FakeAnswer[], limits: Partial<typeof longLimits> = {}) {
  const nodes = await fakes.nodes(
    answers.map((answer) => ({ eth_getBalance: answer, eth_getBlockByNumber: fakeHead() })),
  );
  const urls = nodes.map(({ url }) => url);
  return { nodes, chain: new RpcClient(1, urls, { ...longLimits, ...limits }) };
}

const balanceOver = async (...answers: FakeAnswer[]) => (await over(answers)).chain.getBalance(ADDRESS);

async function timed<Answer>(answer: Promise<Answer>): Promise<[Answer, number]> {
  const startedAt = performance.now();
  return [await answer, performance.now() - startedAt];
}

// Regression: Send, Max, the balance card and the API relied on the first node alone.
describe('a balance is the one of two of three nodes', () => {
  it.each([0, 1, 2])('whatever node %s reports', async (liar) => {
    for (const lie of [balanceAnswer(10n ** 24n), balanceAnswer(0n), balanceAnswer(4n)]) {
      const answers = [balanceAnswer(5n), balanceAnswer(5n), balanceAnswer(5n)].with(liar, lie);
      expect(await balanceOver(...answers)).toBe(5n);
    }
  });

  it('and the one that lies need not be the slowest', async () => {
    expect(await balanceOver(balanceAnswer(900n), later(5n, 200), later(5n, 250))).toBe(5n);
  });

  it('and each is asked once if nothing has to be settled', async () => {
    const { nodes, chain } = await over([balanceAnswer(5n), balanceAnswer(7n), balanceAnswer(9n)]);
    await chain.getBalance(ADDRESS, 'highest');
    for (const { asked } of nodes) expect(asked).toEqual(['eth_chainId', 'eth_getBalance']);
  });
});

/** State of a node that has `wei` at its latest block, and its balances at other blocks. */
interface Standing extends FakeHead {
  readonly wei: bigint;
  readonly block: number;
  readonly before?: Readonly<Record<number, bigint>>;
}

function answersOf({ wei, before = {}, ...head }: Standing): Record<string, FakeAnswer> {
  const balances = new Map<unknown, bigint>([
    ['latest', wei],
    [`0x${head.block.toString(16)}`, wei],
    ...Object.entries(before).map(([at, then]) => [`0x${Number(at).toString(16)}`, then] as const),
  ]);
  return {
    eth_getBalance: (response, id, [, at]) => {
      const known = balances.get(at);
      const missing = { error: { code: -32000, message: 'header not found' } };
      const answer = known === undefined ? missing : { result: `0x${known.toString(16)}` };
      response.end(JSON.stringify({ jsonrpc: '2.0', id, ...answer }));
    },
    eth_getBlockByNumber: fakeHead(head),
  };
}

async function standing(...nodes: readonly Standing[]) {
  return standingOn(12, ...nodes);
}

async function standingOn(blockSeconds: number, ...nodes: readonly Standing[]) {
  const started = await fakes.nodes(nodes.map(answersOf));
  const urls = started.map(({ url }) => url);
  const chain = (given: readonly string[]) => new RpcClient(1, given, longLimits, blockSeconds);
  return {
    nodes: started,
    chain: chain(urls),
    /** Returns the balance for either order of the nodes. */
    balance: async () => {
      const balances = [
        await chain(urls).getBalance(ADDRESS),
        await chain(urls.toReversed()).getBalance(ADDRESS),
      ];
      expect(balances[1]).toBe(balances[0]);
      return balances[0];
    },
  };
}

// Regression: of two nodes the lower one decided, so a lagging one made Send report too few funds.
describe('a balance that nodes do not agree on', () => {
  it('is not that of a lagging node', async () => {
    const { balance } = await standing({ wei: 7n, block: 900 }, { wei: 0n, block: 100, age: 3_600 });
    expect(await balance()).toBe(7n);
  });

  it('is not that of a node whose latest block is of tomorrow', async () => {
    const { balance } = await standing({ wei: 7n, block: 900 }, { wei: 0n, block: 901, age: -86_400 });
    expect(await balance()).toBe(7n);
  });

  it('is that of the common block if one is behind', async () => {
    const { balance } = await standing({ wei: 7n, block: 900, before: { 899: 5n } }, { wei: 5n, block: 899 });
    expect(await balance()).toBe(5n);
  });

  it('is that of the block which both have, if all lag', async () => {
    const { balance } = await standing(
      { wei: 7n, block: 900, age: 3_600, before: { 899: 5n } },
      { wei: 5n, block: 899, age: 3_660 },
    );
    expect(await balance()).toBe(5n);
  });

  it('is that of two of three at the common block', async () => {
    const { balance } = await standing(
      { wei: 9n, block: 902, before: { 900: 5n } },
      { wei: 7n, block: 901, before: { 900: 6n } },
      { wei: 5n, block: 900 },
    );
    expect(await balance()).toBe(5n);
  });

  it.each<[string, readonly Standing[]]>([
    [
      'two differ about the same block',
      [
        { wei: 7n, block: 900 },
        { wei: 0n, block: 900 },
      ],
    ],
    [
      'two differ about the block that both have',
      [
        { wei: 7n, block: 900, before: { 899: 7n } },
        { wei: 0n, block: 899 },
      ],
    ],
    [
      'one names a block that is far ahead',
      [
        { wei: 7n, block: 900 },
        { wei: 0n, block: 9_000_000 },
      ],
    ],
    [
      'one names a block that is long past',
      [
        { wei: 7n, block: 900, before: { 1: 0n } },
        { wei: 0n, block: 1 },
      ],
    ],
    [
      'three differ',
      [
        { wei: 7n, block: 900 },
        { wei: 5n, block: 900 },
        { wei: 0n, block: 900 },
      ],
    ],
  ])('is unknown if %s', async (_what, nodes) => {
    const { balance } = await standing(...nodes);
    await expect(balance()).rejects.toThrow(NodesDisagreeError);
  });

  it('is unknown if nodes do not report their heads', async () => {
    const silent = await fakes.nodes([7n, 5n].map((wei) => ({ eth_getBalance: balanceAnswer(wei) })));
    const chain = new RpcClient(
      1,
      silent.map(({ url }) => url),
      longLimits,
    );
    await expect(chain.getBalance(ADDRESS)).rejects.toThrow(NodesDisagreeError);
    await expect(balanceOver(balanceAnswer(9n), balanceAnswer(7n), down)).rejects.toThrow(NodesDisagreeError);
  });

  // Regression: 300 s were 'current', and 25 s as far as they were compared.
  it('is not that of a node which is more than a minute behind', async () => {
    const { balance } = await standingOn(
      0.25,
      { wei: 7n, block: 900, age: 0 },
      { wei: 0n, block: 600, age: 75 },
    );
    expect(await balance()).toBe(7n);
  });

  it('is that of a moment ago, where blocks are many: one address may be of several nodes', async () => {
    const { balance } = await standingOn(
      0.25,
      { wei: 7n, block: 900, age: 0, before: { 896: 5n, 892: 5n } },
      { wei: 5n, block: 896, age: 1, before: { 892: 5n } },
    );
    expect(await balance()).toBe(5n);
  });

  // Regression: the balance of a block one minute old was returned as the current one.
  it('is unknown if their common block is old', async () => {
    const { balance } = await standingOn(
      2,
      { wei: 1n, block: 900, before: { 880: 5n, 879: 5n } },
      { wei: 5n, block: 880, age: 45, before: { 879: 5n } },
    );
    await expect(balance()).rejects.toThrow(NodesDisagreeError);
  });

  // Regression: while a chain paused, a node that named the current time decided alone.
  it.each<[string, Standing, Standing]>([
    [
      'the other one has not gone on from its block',
      { wei: 7n, block: 900, age: 400 },
      { wei: 0n, block: 905, forkAt: 890 },
    ],
    ['the other one is no further', { wei: 7n, block: 900, age: 400 }, { wei: 0n, block: 900 }],
    ['the other one is not as far', { wei: 7n, block: 900, age: 400 }, { wei: 0n, block: 700 }],
  ])('is unknown if the block of one is old, and %s', async (_what, old, young) => {
    const { balance } = await standing(old, young);
    await expect(balance()).rejects.toThrow(NodesDisagreeError);
  });

  // Regression: coin that had just arrived was refused as too little for good.
  it.each<[string, bigint, bigint]>([
    ['enough by the latest block of one and too little by the common one', 7n, 0n],
    ['too little by the latest block of one and enough by the common one', 0n, 7n],
  ])('is unknown if it has to cover an amount and is %s', async (_what, young, common) => {
    const { chain } = await standing(
      { wei: young, block: 900, before: { 899: common } },
      { wei: common, block: 899 },
    );
    await expect(chain.getBalance(ADDRESS, { needed: 5n })).rejects.toThrow(NodesDisagreeError);
    expect(await chain.getBalance(ADDRESS, { needed: 8n })).toBe(common);
  });

  it('waits for the latest block of one that has answered, even if it failed recently', async () => {
    // The first one lags and failed a moment ago; both answer, and its latest block arrives late.
    let isDown = true;
    const old = answersOf({ wei: 0n, block: 800, age: 3_600 });
    const slow =
      (answer: FakeAnswer | undefined, ms: number): FakeAnswer =>
      (response, id, params) => {
        if (isDown) response.writeHead(502).end();
        else if (typeof answer === 'function') setTimeout(() => answer(response, id, params), ms);
      };
    const nodes = await fakes.nodes([
      {
        eth_getBalance: slow(old['eth_getBalance'], 0),
        eth_getBlockByNumber: slow(old['eth_getBlockByNumber'], 150),
      },
      {
        ...answersOf({ wei: 7n, block: 900 }),
        eth_getBalance: later(7n, 60),
      },
    ]);
    const chain = new RpcClient(
      1,
      nodes.map(({ url }) => url),
      longLimits,
    );
    expect(await chain.getBalance(ADDRESS)).toBe(7n);
    isDown = false;
    expect(await chain.getBalance(ADDRESS)).toBe(7n);
  });

  it('is the highest one in account discovery', async () => {
    const { chain } = await over([balanceAnswer(0n), balanceAnswer(7n)]);
    expect(await chain.getBalance(ADDRESS, 'highest')).toBe(7n);
  });
});

// Regression: a node that had lagged for days decided for the card, Max and the API while the other one
// rested for half a minute.
describe('a balance from only one of several nodes', () => {
  const still = () => answersOf({ wei: 3n, block: 800, age: 3_600 });

  async function flaky(of: Standing) {
    const given = answersOf(of);
    let isDown = true;
    const answers = Object.fromEntries(
      Object.entries(given).map(([method, answer]): [string, FakeAnswer] => [
        method,
        (response, id, params) => {
          if (isDown) response.writeHead(429).end();
          else if (typeof answer === 'function') setTimeout(() => answer(response, id, params), 50);
        },
      ]),
    );
    const nodes = await fakes.nodes([answers, still()]);
    const urls = nodes.map(({ url }) => url);
    return { chain: new RpcClient(1, urls, longLimits), nodes, recover: () => (isDown = false) };
  }

  it('is unknown if that node lags', async () => {
    const { chain } = await flaky({ wei: 7n, block: 900 });
    await expect(chain.getBalance(ADDRESS)).rejects.toThrow(NodesDisagreeError);
  });

  it('is unknown if that node does not report its head', async () => {
    const nodes = await fakes.nodes([{ eth_getBalance: down }, { eth_getBalance: balanceAnswer(3n) }]);
    const chain = new RpcClient(
      1,
      nodes.map(({ url }) => url),
      longLimits,
    );
    await expect(chain.getBalance(ADDRESS)).rejects.toThrow(NodesDisagreeError);
  });

  it('is that of the other one, as soon as it answers again', async () => {
    const { chain, recover } = await flaky({ wei: 7n, block: 900 });
    await expect(chain.getBalance(ADDRESS)).rejects.toThrow(NodesDisagreeError);
    recover();
    expect(await chain.getBalance(ADDRESS)).toBe(7n);
  });

  it('is accepted if that node is current, at the cost of one request', async () => {
    const { nodes, chain } = await over([down, balanceAnswer(5n)]);
    expect(await chain.getBalance(ADDRESS)).toBe(5n);
    expect(nodes[1]?.asked).toEqual(['eth_chainId', 'eth_getBalance', 'eth_getBlockByNumber']);
  });

  it('is its own if it is the only one, however old its block', async () => {
    const nodes = await fakes.nodes([still()]);
    const chain = new RpcClient(
      1,
      nodes.map(({ url }) => url),
      longLimits,
    );
    expect(await chain.getBalance(ADDRESS)).toBe(3n);
    expect(nodes[0]?.asked).toEqual(['eth_chainId', 'eth_getBalance']);
  });
});

// Regression: of two nodes the second one had 0.7 s.
describe("the majority's response to a call", () => {
  const question = { to: ADDRESS, data: '0x70a08231' };
  const called = async (...answers: FakeAnswer[]) => {
    const nodes = await fakes.nodes(
      answers.map((answer) => ({ eth_call: answer, eth_getBlockByNumber: fakeHead() })),
    );
    return new RpcClient(
      1,
      nodes.map(({ url }) => url),
      { ...longLimits, stragglersMs: 20 },
    );
  };
  const failing = { error: { code: 3, message: 'execution reverted' } };
  const fails: FakeAnswer = failing;

  it.each<[string, FakeAnswer[], string | undefined]>([
    ['what two of three say', [balanceAnswer(900n), balanceAnswer(16n), balanceAnswer(16n)], '0x10'],
    [
      'nothing where most know of no contract',
      [balanceAnswer(16n), { result: '0x' }, { result: '0x' }],
      '0x',
    ],
    ['that it fails where most say so', [balanceAnswer(16n), fails, fails], undefined],
    ['what the only one that answers says', [balanceAnswer(16n), down], '0x10'],
  ])('is %s', async (_what, answers, expected) => {
    expect(await (await called(...answers)).callByMajority(question)).toBe(expected);
  });

  // Regression: a transfer that went through half a minute ago, and does not now, was signed.
  it('is not that of a past block, if that proves nothing', async () => {
    const at =
      (block: number): FakeAnswer =>
      (response, id, params) => {
        const answer = params[1] === 'latest' && block === 900 ? failing : { result: '0x01' };
        response.end(JSON.stringify({ jsonrpc: '2.0', id, ...answer }));
      };
    const nodes = await fakes.nodes(
      [900, 899].map((block) => ({ eth_call: at(block), eth_getBlockByNumber: fakeHead({ block }) })),
    );
    const chain = new RpcClient(
      1,
      nodes.map(({ url }) => url),
      longLimits,
    );
    expect(await chain.callByMajority(question)).toBe('0x01');
    await expect(chain.callByMajority(question, () => false)).rejects.toThrow(NodesDisagreeError);
  });

  it('is not that of the first node while the other one has time', async () => {
    const chain = await called(balanceAnswer(16n), later(17n, 200));
    await expect(chain.callByMajority(question)).rejects.toThrow(NodesDisagreeError);
  });
});

describe('a node that does not answer', () => {
  it('is left out, and never taken for nothing', async () => {
    expect(await balanceOver(down, balanceAnswer(5n))).toBe(5n);
    expect(await balanceOver({ result: '0x' }, down, balanceAnswer(5n))).toBe(5n);
    expect(await balanceOver({ error: { code: -32005, message: 'limit exceeded' } }, balanceAnswer(5n))).toBe(
      5n,
    );
    await expect(balanceOver(down, down)).rejects.toThrow(ChainUnavailableError);
  });

  it('costs nothing if most of the nodes agree', async () => {
    const { chain } = await over([never, balanceAnswer(5n), balanceAnswer(5n)]);
    const [balance, ms] = await timed(chain.getBalance(ADDRESS));
    expect(balance).toBe(5n);
    expect(ms).toBeLessThan(longLimits.secondNodeMs / 2);
  });

  it('costs its time once if there are two', async () => {
    const { chain } = await over([never, balanceAnswer(5n)], { secondNodeMs: 300 });
    const [balance, first] = await timed(chain.getBalance(ADDRESS));
    expect(balance).toBe(5n);
    expect(first).toBeGreaterThan(290);
    const [again, second] = await timed(chain.getBalance(ADDRESS));
    expect(again).toBe(5n);
    expect(second).toBeLessThan(250);
  });

  it('is awaited a little if it failed recently and the others do not agree', async () => {
    let isDown = true;
    const flaky: FakeAnswer = (response, id) => {
      if (isDown) response.writeHead(502).end();
      else setTimeout(() => response.end(JSON.stringify({ jsonrpc: '2.0', id, result: '0x7' })), 50);
    };
    const { chain } = await over([flaky, balanceAnswer(9n), balanceAnswer(7n)]);
    expect(await chain.getBalance(ADDRESS, 'highest')).toBe(9n);
    isDown = false;
    expect(await chain.getBalance(ADDRESS)).toBe(7n);
  });

  it('nor another one, makes it longer than that', async () => {
    const { chain } = await over([never, never, balanceAnswer(5n)], { secondNodeMs: 300, stragglersMs: 100 });
    expect(await chain.getBalance(ADDRESS)).toBe(5n);
    const [again, ms] = await timed(chain.getBalance(ADDRESS));
    expect(again).toBe(5n);
    expect(ms).toBeLessThan(290);
  });
});
