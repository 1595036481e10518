import { afterEach, describe, expect, it, vi } from 'vitest';
import { fakeAnswers } from '../../testing/fakeAnswers.ts';
import { fakeHead } from '../../testing/fakeHead.ts';
import { setUpFakeNodes } from '../../testing/setUpFakeNodes.ts';
import type { FakeAnswer, FakeNode } from '../../testing/startFakeNode.ts';
import { startFakeServer } from '../../testing/startFakeServer.ts';
import { unreachableUrl } from '../../testing/unreachableUrl.ts';
import type { Reported } from './Chain.ts';
import { ChainUnavailableError } from './ChainUnavailableError.ts';
import { NodesDisagreeError } from './NodesDisagreeError.ts';
import { RpcClient } from './RpcClient.ts';

const ADDRESS = '0x9858EfFD232B4033E47d90003D41EC34EcaEda94';
const HASH = `0x${'ab'.repeat(32)}`;
const OTHER_HASH = `0x${'cd'.repeat(32)}`;
/** Far longer than a node of a test takes, on however busy a machine. */
const limits = { perUrlMs: 10_000, totalMs: 14_000, propagationMs: 20 };
/** Limits for tests in which a node is silent on purpose and is awaited to the end. */
const shortLimits = { perUrlMs: 1_000, totalMs: 2_000, propagationMs: 20 };

const { node } = setUpFakeNodes();

const good = (balance = '0xde0b6b3a7640001') =>
  node({ eth_getBalance: { result: balance }, eth_getBlockByNumber: fakeHead() });

const { raw, never, down } = fakeAnswers;

describe('values on which nodes have to agree', () => {
  const question = { to: ADDRESS, data: '0x313ce567' };
  const WORD = `0x${'00'.repeat(31)}1a`;
  const chainOf = async (answers: readonly FakeAnswer[]) => {
    const nodes = await Promise.all(answers.map((answer) => node({ eth_call: answer })));
    return new RpcClient(
      1,
      nodes.map(({ url }) => url),
      limits,
    );
  };
  const ask = async (...answers: FakeAnswer[]) => (await chainOf(answers)).callUnanimous(question);

  it('is the value of the only node, or of all of them, in any letter case', async () => {
    expect(await ask({ result: WORD })).toBe(WORD);
    expect(await ask({ result: WORD }, { result: WORD.replace('1a', '1A') })).toBe(WORD);
    expect(await ask({ result: WORD }, down, { result: WORD })).toBe(WORD);
  });

  it("returns each node's response where the highest or lowest must be known", async () => {
    const fails = { error: { code: 3, message: 'execution reverted' } };
    const chain = await chainOf([{ result: WORD }, down, fails, { result: '0x' }]);
    expect(await chain.callEach(question)).toEqual([WORD, undefined, '0x']);
    await expect((await chainOf([down])).callEach(question)).rejects.toBeInstanceOf(ChainUnavailableError);
  });

  it('may be that the code fails', async () => {
    const fails = { error: { code: 3, message: 'execution reverted' } };
    expect(await ask(fails, { error: { code: -32000, message: 'execution reverted: no' } })).toBeUndefined();
    await expect(ask(fails, { result: WORD })).rejects.toThrow(NodesDisagreeError);
  });

  it.each<[string, FakeAnswer]>([
    ['gives another answer', { result: `0x${'00'.repeat(31)}1b` }],
    ['says that there is nothing', { result: '0x' }],
    ['does not answer', down],
    ['answers with what is no answer', { result: 'vitalik' }],
    ['cannot serve', { error: { code: -32005, message: 'limit exceeded' } }],
  ])('is missing if one of two nodes %s', async (_what, other) => {
    await expect(ask({ result: WORD }, other)).rejects.toThrow(NodesDisagreeError);
    await expect(ask(other, { result: WORD })).rejects.toThrow(NodesDisagreeError);
  });

  it('is missing if one of three lies', async () => {
    await expect(ask({ result: WORD }, { result: '0x' }, { result: WORD })).rejects.toThrow(
      NodesDisagreeError,
    );
  });

  it('is missing if no node answers', async () => {
    await expect(ask(down, down)).rejects.toThrow(ChainUnavailableError);
    await expect(ask(down, down)).rejects.not.toThrow(NodesDisagreeError);
  });
});

describe('calling a contract', () => {
  const question = { to: ADDRESS, data: '0x313ce567' };

  it('gives its answer as it is', async () => {
    for (const result of ['0x', `0x${'00'.repeat(31)}12`]) {
      const { url } = await node({ eth_call: { result } });
      expect(await new RpcClient(1, [url], limits).call(question)).toBe(result);
    }
  });

  it.each([
    [3, 'execution reverted'],
    [-32000, 'execution reverted: ERC20: transfer amount exceeds balance'],
    [-32015, 'VM execution error: invalid opcode: INVALID'],
    [-32000, 'out of gas'],
  ])('knows that its code fails: %s %s', async (code, message) => {
    const { url } = await node({ eth_call: { error: { code, message } } });
    expect(await new RpcClient(1, [url], limits).call(question)).toBeUndefined();
  });

  it.each<[string, FakeAnswer]>([
    ['no hex', { result: 'USDC' }],
    ['half a byte', { result: '0x123' }],
    ['nothing', { result: null }],
    ['its limit', { error: { code: -32005, message: 'limit exceeded' } }],
    ['a missing block', { error: { code: -32000, message: 'header not found' } }],
  ])('does not take a node that answers %s for the contract', async (_name, answer) => {
    const [first, second] = [await node({ eth_call: answer }), await node({ eth_call: { result: '0x01' } })];
    expect(await new RpcClient(1, [first.url, second.url], limits).call(question)).toBe('0x01');
    const alone = new RpcClient(1, [first.url], limits);
    await expect(alone.call(question)).rejects.toBeInstanceOf(ChainUnavailableError);
  });
});

describe('reading', () => {
  it('gives a balance to the last wei', async () => {
    const { url } = await good();
    expect(await new RpcClient(1, [url], limits).getBalance(ADDRESS)).toBe(10n ** 18n + 1n);
  });

  it('asks a node for its chain once, even when many ask at once', async () => {
    const { url, asked } = await good();
    const chain = new RpcClient(1, [url], limits);
    await Promise.all(Array.from({ length: 20 }, () => chain.getBalance(ADDRESS)));
    await chain.getBalance(ADDRESS);
    expect(asked.filter((method) => method === 'eth_chainId')).toHaveLength(1);
    expect(asked.filter((method) => method === 'eth_getBalance')).toHaveLength(21);
  });

  const broken: [string, FakeAnswer][] = [
    ['status 500', raw('{"jsonrpc":"2.0","id":1,"result":"0x0"}', 500)],
    ['status 429', raw('slow down', 429)],
    ['a body that is not JSON', raw('<html>')],
    ['an empty body', raw('')],
    ['a cut-off body', raw('{"jsonrpc":"2.0","id":')],
    [
      'the id of another question',
      (response, id) => response.end(JSON.stringify({ jsonrpc: '2.0', id: id + 1, result: '0x5' })),
    ],
    ['no result', (response, id) => response.end(JSON.stringify({ jsonrpc: '2.0', id }))],
    ['a null result', { result: null }],
    ['an empty quantity', { result: '0x' }],
    ['a decimal', { result: '5' }],
    ['a number', { result: 5 }],
    ['a quantity of 257 bits', { result: `0x1${'0'.repeat(64)}` }],
    ['a huge body', raw('x'.repeat(9_000_000))],
    ['a redirect', (response) => response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end()],
    ['silence', never],
    ['a closed connection', (response) => response.destroy()],
    ['an error of its own', { error: { code: -32000, message: 'header not found' } }],
    ['its limit', { error: { code: -32005, message: 'limit exceeded' } }],
  ];

  it.each(broken)(
    'takes the other node’s answer after %s, and never reads it as zero',
    async (_name, answer) => {
      const nodeLimits = answer === never ? shortLimits : limits;
      const [first, second] = [await node({ eth_getBalance: answer }), await good()];
      expect(await new RpcClient(1, [first.url, second.url], nodeLimits).getBalance(ADDRESS)).toBe(
        10n ** 18n + 1n,
      );
      const alone = new RpcClient(1, [first.url], nodeLimits);
      await expect(alone.getBalance(ADDRESS)).rejects.toBeInstanceOf(ChainUnavailableError);
    },
  );

  it('takes the other node’s answer if the first does not listen', async () => {
    const { url } = await good();
    const chain = new RpcClient(1, [await unreachableUrl(), url], limits);
    expect(await chain.getBalance(ADDRESS)).toBe(10n ** 18n + 1n);
  });

  it('never asks a node of another chain', async () => {
    const wrong = await node({ eth_getBalance: { result: '0x7' } }, '0x89');
    const right = await good('0x5');
    const chain = new RpcClient(1, [wrong.url, right.url], limits);
    expect(await chain.getBalance(ADDRESS)).toBe(5n);
    await chain.getBalance(ADDRESS);
    expect(wrong.asked).toEqual(['eth_chainId']);
  });

  describe('sets a node of another chain aside', () => {
    afterEach(() => vi.useRealTimers());

    it('and asks it for its chain again after a while, later each time', async () => {
      vi.useFakeTimers({ toFake: ['performance'] });
      let chainId = '0x89';
      const gateway = await node({
        eth_chainId: (response, id) => response.end(JSON.stringify({ jsonrpc: '2.0', id, result: chainId })),
        eth_getBalance: { result: '0x5' },
      });
      const chain = new RpcClient(1, [gateway.url], limits);
      const isUsed = async () => {
        const answers = await Promise.allSettled([chain.getBalance(ADDRESS), chain.getBalance(ADDRESS)]);
        return answers.map(({ status }) => status === 'fulfilled');
      };
      const no = [false, false];
      expect(await isUsed()).toEqual(no);
      vi.advanceTimersByTime(59_000);
      expect(await isUsed()).toEqual(no);
      expect(gateway.asked).toEqual(['eth_chainId']);
      vi.advanceTimersByTime(1_000);
      expect(await isUsed()).toEqual(no);
      expect(gateway.asked).toHaveLength(2);
      vi.advanceTimersByTime(119_000);
      expect(await isUsed()).toEqual(no);
      expect(gateway.asked).toHaveLength(2);
      chainId = '0x1';
      vi.advanceTimersByTime(1_000);
      expect(await isUsed()).toEqual([true, true]);
      expect(gateway.asked.filter((method) => method === 'eth_chainId')).toHaveLength(3);
      expect(await isUsed()).toEqual([true, true]);
      expect(gateway.asked.filter((method) => method === 'eth_chainId')).toHaveLength(3);
    });

    it('for an hour at most', async () => {
      vi.useFakeTimers({ toFake: ['performance'] });
      const wrong = await node({}, '0x89');
      const chain = new RpcClient(1, [wrong.url], limits);
      for (let hour = 0; hour < 20; hour += 1) {
        await expect(chain.getBalance(ADDRESS)).rejects.toBeInstanceOf(ChainUnavailableError);
        vi.advanceTimersByTime(3_600_000);
      }
      expect(wrong.asked).toHaveLength(20);
    });
  });

  it('asks again for a chain id it could not get', async () => {
    let answers = 0;
    const flaky = await node({
      eth_chainId: (response, id) => {
        answers += 1;
        if (answers === 1) response.writeHead(503).end();
        else response.end(JSON.stringify({ jsonrpc: '2.0', id, result: '0x1' }));
      },
      eth_getBalance: { result: '0x5' },
    });
    const chain = new RpcClient(1, [flaky.url], limits);
    await expect(chain.getBalance(ADDRESS)).rejects.toBeInstanceOf(ChainUnavailableError);
    expect(await chain.getBalance(ADDRESS)).toBe(5n);
  });

  it('asks a node that failed last for a while', async () => {
    const answer = { eth_call: { result: '0x01' } };
    const [first, second] = [await node({ eth_call: never }), await node(answer)];
    const chain = new RpcClient(1, [first.url, second.url], shortLimits);
    await chain.call({ to: ADDRESS, data: '0x' });
    await chain.call({ to: ADDRESS, data: '0x' });
    expect(first.asked).toEqual(['eth_chainId', 'eth_call']);
  });

  it('gives up within its time limit, whatever the number of silent nodes', async () => {
    const silent = await Promise.all([1, 2, 3, 4].map(() => node({ eth_getBalance: never })));
    const chain = new RpcClient(
      1,
      silent.map(({ url }) => url),
      { ...shortLimits, perUrlMs: 2_000, totalMs: 3_000 },
    );
    const startedAt = performance.now();
    await expect(chain.getBalance(ADDRESS)).rejects.toBeInstanceOf(ChainUnavailableError);
    expect(performance.now() - startedAt).toBeLessThan(silent.length * 2_000);
  });

  it('fails at once without a node', async () => {
    await expect(new RpcClient(1, [], limits).getBalance(ADDRESS)).rejects.toBeInstanceOf(
      ChainUnavailableError,
    );
  });

  it('refuses the receipt of another transaction', async () => {
    const receipt = { transactionHash: OTHER_HASH, status: '0x1', blockNumber: '0x5a', gasUsed: '0x5208' };
    const { url } = await node({ eth_getTransactionReceipt: { result: receipt } });
    expect(await new RpcClient(1, [url], limits).getNodeResponses(HASH)).toEqual([undefined]);
  });

  it('reads the fee paid out of a receipt', async () => {
    const receipt = {
      transactionHash: HASH,
      status: '0x0',
      blockNumber: '0x5a',
      gasUsed: '0x5208',
      effectiveGasPrice: '0x3b9aca00',
    };
    const { url } = await node({
      eth_getTransactionReceipt: { result: receipt },
      eth_blockNumber: { result: '0x5a' },
    });
    const [nodeResponse] = await new RpcClient(1, [url], limits).getNodeResponses(HASH);
    expect(nodeResponse?.receipt).toEqual({
      succeeded: false,
      blockNumber: 90n,
      gasUsed: 21_000n,
      gasPrice: 10n ** 9n,
      feePaid: 21_000n * 10n ** 9n,
    });
  });

  it('counts the L1 data fee and the operator fee of an OP Stack chain', async () => {
    const receipt = {
      transactionHash: HASH,
      status: '0x1',
      blockNumber: '0x5a',
      gasUsed: '0x5208',
      effectiveGasPrice: '0x3b9aca00',
      l1Fee: '0x3e8',
      operatorFeeScalar: '0x7a120',
      operatorFeeConstant: '0x7',
    };
    const { url } = await node({
      eth_getTransactionReceipt: { result: receipt },
      eth_blockNumber: { result: '0x5a' },
    });
    const [nodeResponse] = await new RpcClient(1, [url], limits).getNodeResponses(HASH);
    // Half a wei per gas, and seven.
    expect(nodeResponse?.receipt?.feePaid).toBe(21_000n * 10n ** 9n + 1_000n + 10_500n + 7n);
    expect(nodeResponse?.receipt?.gasPrice).toBe(10n ** 9n);
  });

  it('reads the base fee and the time of a block by its hash, and nothing for an unknown block', async () => {
    const { url } = await node({
      eth_getBlockByHash: { result: { number: '0x5a', baseFeePerGas: '0x7', timestamp: '0x6553f100' } },
    });
    expect(await new RpcClient(1, [url], limits).getBlockFactsOf(HASH)).toEqual({
      baseFee: 7n,
      time: 1_700_000_000_000,
    });
    const unknowing = await node({ eth_getBlockByHash: { result: null } });
    expect(await new RpcClient(1, [unknowing.url], limits).getBlockFactsOf(HASH)).toEqual({});
    const plain = await node({ eth_getBlockByHash: { result: { number: '0x5a' } } });
    expect(await new RpcClient(1, [plain.url], limits).getBlockFactsOf(HASH)).toEqual({});
  });

  // Regression: the first node alone decided, and a final record stored its lie for good.
  it('returns the block facts that nodes agree on', async () => {
    const pendingTip = async (...blocks: (readonly [baseFee: string, time: string])[]) => {
      const urls = await Promise.all(
        blocks.map(async ([baseFeePerGas, timestamp]) => {
          const { url } = await node({
            eth_getBlockByHash: { result: { number: '0x5', baseFeePerGas, timestamp } },
          });
          return url;
        }),
      );
      return new RpcClient(1, urls, limits).getBlockFactsOf(HASH);
    };
    const [truth, lie] = [['0x7', '0x64'] as const, ['0x9', '0x64'] as const];
    expect(await pendingTip(truth)).toEqual({ baseFee: 7n, time: 100_000 });
    expect(await pendingTip(lie, truth)).toEqual({ time: 100_000 });
    expect(await pendingTip(lie, truth, truth)).toEqual({ baseFee: 7n, time: 100_000 });
  });

  describe('the nonce after everything known', () => {
    /** A node with that many transactions in blocks and, waiting ones included, in total. */
    const counting = (mined: number, known: number, minutesBehind = 0) =>
      node({
        eth_getTransactionCount: (response, id, [, block]) => {
          const result = `0x${(block === 'pending' ? known : mined).toString(16)}`;
          response.end(JSON.stringify({ jsonrpc: '2.0', id, result }));
        },
        eth_getBlockByNumber: {
          result: { timestamp: `0x${Math.floor(Date.now() / 1_000 - 60 * minutesBehind).toString(16)}` },
        },
      });

    // Regression: one node was asked; if it did not know a transfer yet, its nonce was signed a second time.
    it.each<[string, readonly (readonly [mined: number, known: number])[], number]>([
      [
        'the highest that a node says',
        [
          [5, 5],
          [5, 6],
        ],
        6,
      ],
      [
        'the highest of a node that is ahead by many blocks',
        [
          [5, 5],
          [900, 901],
        ],
        901,
      ],
      [
        'not what no node can have waiting, where it contradicts itself',
        [
          [5, 6],
          [5, 1_000_000],
        ],
        6,
      ],
      ['the one word there is', [[5, 1_000]], 1_000],
    ])('is %s', async (_name, nodes, nonce) => {
      const started = await Promise.all(nodes.map(([mined, known]) => counting(mined, known)));
      for (const urls of [started.map(({ url }) => url), started.map(({ url }) => url).toReversed()]) {
        expect((await new RpcClient(1, urls, limits).getPendingNonce(ADDRESS)).value).toBe(nonce);
      }
    });

    // Regression: one node that named too high a nonce left a gap. The signed transaction waited behind it,
    // was sent a second time with the true nonce, and then both were paid.
    it.each<[string, readonly (readonly [mined: number, known: number])[], readonly number[], number]>([
      [
        'that a node made up is not believed',
        [
          [5, 5],
          [5, 6],
        ],
        [],
        5,
      ],
      [
        'is not believed with what it says is in blocks either',
        [
          [5, 5],
          [1_000_000, 1_000_000],
        ],
        [],
        5,
      ],
      [
        'is believed as far as records say what waits',
        [
          [5, 5],
          [5, 8],
        ],
        [5, 6, 7],
        8,
      ],
      [
        'is believed as far as the records go',
        [
          [5, 5],
          [5, 8],
        ],
        [5, 6],
        7,
      ],
      [
        'that skips a free one is not believed',
        [
          [5, 5],
          [5, 8],
        ],
        [6, 7],
        5,
      ],
      [
        'is judged from the lowest of three',
        [
          [5, 5],
          [5, 6],
          [5, 7],
        ],
        [5],
        6,
      ],
      [
        'that they agree on needs no record',
        [
          [5, 6],
          [5, 6],
        ],
        [],
        6,
      ],
    ])('%s', async (_name, nodes, taken, nonce) => {
      const started = await Promise.all(nodes.map(([mined, known]) => counting(mined, known)));
      const findTaken = (nonces: readonly number[]) => {
        expect(nonces.length).toBeLessThanOrEqual(64);
        return Promise.resolve({ taken: new Set(taken.filter((one) => nonces.includes(one))), next: 0 });
      };
      for (const urls of [started.map(({ url }) => url), started.map(({ url }) => url).toReversed()]) {
        expect((await new RpcClient(1, urls, limits).getPendingNonce(ADDRESS, findTaken)).value).toBe(nonce);
      }
    });

    // Regression: a lagging node named a nonce that was used long ago, and took a transfer that can never be
    // in a block.
    it.each<[string, behind: number, other: number, nonce: number]>([
      ['is not judged from a node that is far behind', 30, 0, 8],
      ['is judged from the lowest where all are', 30, 30, 5],
    ])('%s', async (_name, behind, other, nonce) => {
      const started = [await counting(5, 5, behind), await counting(8, 8, other)];
      const urls = started.map(({ url }) => url);
      for (const order of [urls, urls.toReversed()]) {
        const chain = new RpcClient(1, order, limits);
        const findTaken = () => Promise.resolve({ taken: new Set<number>(), next: 0 });
        expect((await chain.getPendingNonce(ADDRESS, findTaken)).value).toBe(nonce);
      }
    });

    // Regression: one node that named a low nonce, or two that lagged, had one signed that was used long ago.
    it.each<[string, counts: readonly number[], next: number, taken: readonly number[], Reported<number>]>([
      ['what one of two says', [500, 0], 500, [], { value: 500, isAgreed: true }],
      ['what two of three say that lag', [5, 3, 3], 5, [], { value: 5, isAgreed: true }],
      [
        'what a node says, with what waits after it',
        [500, 0],
        498,
        [498, 499],
        { value: 500, isAgreed: true },
      ],
      [
        'what one says that is no higher than another one makes up',
        [5, 900],
        5,
        [],
        { value: 5, isAgreed: false },
      ],
      ['nothing beyond what a node says', [3, 2], 9, [], { value: 3, isAgreed: true }],
    ])('is raised by final records above %s', async (_name, counts, next, taken, expected) => {
      const started = await Promise.all(counts.map((count) => counting(count, count)));
      const findTaken = (nonces: readonly number[]) =>
        Promise.resolve({ taken: new Set(taken.filter((one) => nonces.includes(one))), next });
      for (const urls of [started.map(({ url }) => url), started.map(({ url }) => url).toReversed()])
        expect(await new RpcClient(1, urls, limits).getPendingNonce(ADDRESS, findTaken)).toEqual(expected);
    });

    it('waits for a node that is silent only a moment once another one has answered', async () => {
      const [silent, awake] = [await node({ eth_getTransactionCount: never }), await counting(5, 6)];
      const longLimits = { ...limits, secondNodeMs: 50 };
      const begun = performance.now();
      const chain = new RpcClient(1, [silent.url, awake.url], longLimits);
      expect(await chain.getPendingNonce(ADDRESS)).toEqual({ value: 6, isAgreed: false });
      expect(performance.now() - begun).toBeLessThan(limits.perUrlMs);
    });

    it('is unknown if no node answers', async () => {
      const chain = new RpcClient(1, [await unreachableUrl()], limits);
      await expect(chain.getPendingNonce(ADDRESS)).rejects.toBeInstanceOf(ChainUnavailableError);
    });
  });

  describe('getTransaction', () => {
    const known = { hash: HASH, from: ADDRESS.toLowerCase(), value: '0x7', nonce: '0x3', gas: '0x5208' };

    it('reads a transfer in a block, and a creation that waits', async () => {
      const transfer = { ...known, to: ADDRESS.toLowerCase(), blockNumber: '0x5a' };
      const { url } = await node({ eth_getTransactionByHash: { result: transfer } });
      expect(await new RpcClient(1, [url], limits).getTransaction(HASH)).toEqual({
        from: ADDRESS,
        to: ADDRESS,
        value: 7n,
        nonce: 3,
        gasLimit: 21_000n,
      });
      const creation = { ...known, to: null, blockNumber: null };
      const other = await node({ eth_getTransactionByHash: { result: creation } });
      expect(await new RpcClient(1, [other.url], limits).getTransaction(HASH)).toEqual({
        from: ADDRESS,
        value: 7n,
        nonce: 3,
        gasLimit: 21_000n,
      });
    });

    it('finds a transaction known to any node, even if others are behind or dead', async () => {
      const urls = [
        await unreachableUrl(),
        (await node({ eth_getTransactionByHash: { result: null } })).url,
        (await node({ eth_getTransactionByHash: { result: known } })).url,
      ];
      for (const order of [urls, urls.toReversed()]) {
        expect(await new RpcClient(1, order, limits).getTransaction(HASH)).toMatchObject({ nonce: 3 });
      }
    });

    it('does not find an unknown transaction, and refuses another one', async () => {
      const none = await node({ eth_getTransactionByHash: { result: null } });
      expect(await new RpcClient(1, [none.url], limits).getTransaction(HASH)).toBeUndefined();
      const wrong = await node({ eth_getTransactionByHash: { result: { ...known, hash: OTHER_HASH } } });
      await expect(new RpcClient(1, [wrong.url], limits).getTransaction(HASH)).rejects.toBeInstanceOf(
        ChainUnavailableError,
      );
    });
  });

  it('knows no priority fee if nodes suggest none', async () => {
    const { url } = await node({});
    expect(await new RpcClient(1, [url], limits).getPriorityFee()).toBeUndefined();
  });
});

describe('the fee history of blocks', () => {
  const history = {
    oldestBlock: '0x10',
    baseFeePerGas: ['0x10', '0x12', '0x14'],
    gasUsedRatio: [0.5, 0],
    reward: [
      ['0x1', '0x2', '0x3'],
      ['0x0', '0x0', '0x0'],
    ],
  };
  const historyAt = async (...answers: FakeAnswer[]) => {
    const nodes = await Promise.all(answers.map((eth_feeHistory) => node({ eth_feeHistory })));
    return new RpcClient(
      1,
      nodes.map(({ url }) => url),
      limits,
    ).getFeeHistories(20, [10, 50, 90]);
  };

  it('is read, without the tips of blocks that used none', async () => {
    const read = { baseFees: [16n, 18n, 20n], tips: [[1n, 2n, 3n]] };
    expect(await historyAt({ result: history })).toEqual([read]);
    // One node that lies must not decide alone.
    expect(await historyAt({ result: history }, { result: history })).toEqual([read, read]);
  });

  // Regression: an estimate of two nodes and one invented by the only responding node were indistinguishable.
  it("is marked as one node's if the other one is silent", async () => {
    const nodes = [
      await node({ eth_feeHistory: { result: history } }),
      await node({ eth_feeHistory: () => undefined }),
    ];
    const chain = new RpcClient(
      1,
      nodes.map(({ url }) => url),
      limits,
    );
    expect(await chain.getFeeHistories(20, [10, 50, 90])).toHaveLength(1);
    expect(chain.countNodes()).toBe(2);
  });

  it.each<[string, object]>([
    ['no base fee for the next block', { baseFeePerGas: ['0x10', '0x12'] }],
    ['more blocks than were asked for', { baseFeePerGas: Array.from({ length: 22 }, () => '0x1') }],
    ['no tips', { reward: null }],
    ['tips of fewer blocks', { reward: [['0x1', '0x2', '0x3']] }],
    ['fewer tips than were asked for', { reward: [['0x1'], ['0x1']] }],
    ['tips that fall', { reward: [['0x3', '0x2', '0x1'], history.reward[1]] }],
    ['a tip beyond 256 bits', { reward: [['0x1', '0x2', `0x${'f'.repeat(65)}`], history.reward[1]] }],
    ['a number of dollars', { baseFeePerGas: [1.5, 2, 3] }],
    ['blocks used by less than nothing', { gasUsedRatio: [-1, 0] }],
  ])('is left to the other nodes if one answers %s', async (_, fields) => {
    const lying = { result: { ...history, ...fields } };
    expect(await historyAt(lying, { result: history })).toMatchObject([{ baseFees: [16n, 18n, 20n] }]);
    await expect(historyAt(lying)).rejects.toBeInstanceOf(ChainUnavailableError);
  });

  it('is missing from a node without the method, and before EIP-1559', async () => {
    expect(await historyAt({ error: { code: -32601, message: 'no such method' } })).toEqual([]);
    const zeros = { result: { ...history, baseFeePerGas: ['0x0', '0x0', '0x0'] } };
    const block = { eth_getBlockByNumber: { result: { number: '0x1' } } };
    const { url } = await node({ eth_feeHistory: zeros, ...block });
    expect(await new RpcClient(1, [url], limits).getFeeHistories(20, [10, 50, 90])).toEqual([]);
  });

  // Regression: BNB Smart Chain has a base fee of 0, and was treated as having no fee market.
  it('is returned for a network whose base fee is 0', async () => {
    const zeros = { result: { ...history, baseFeePerGas: ['0x0', '0x0', '0x0'] } };
    const block = { eth_getBlockByNumber: { result: { number: '0x1', baseFeePerGas: '0x0' } } };
    const nodes = [
      await node({ eth_feeHistory: zeros, ...block }),
      await node({ eth_feeHistory: zeros, ...block }),
    ];
    const chain = new RpcClient(
      1,
      nodes.map(({ url }) => url),
      limits,
    );
    const read = { baseFees: [0n, 0n, 0n], tips: [[1n, 2n, 3n]] };
    expect(await chain.getFeeHistories(20, [10, 50, 90])).toEqual([read, read]);
  });

  it('is not decided by one node alone on a network whose base fee is 0', async () => {
    const zeros = { result: { ...history, baseFeePerGas: ['0x0', '0x0', '0x0'] } };
    expect(await historyAt({ result: history }, zeros)).toHaveLength(2);
  });
});

// Regression: the first node alone decided the gas price.
it('takes the lower gas price of two nodes, in either order', async () => {
  const costing = (wei: string) =>
    node({
      eth_gasPrice: { result: wei },
      eth_maxPriorityFeePerGas: { result: wei },
      eth_getBlockByNumber: { result: { number: '0x1', baseFeePerGas: wei } },
    });
  const [dear, fair] = [await costing('0xffffffffff'), await costing('0x7')];
  for (const urls of [
    [dear.url, fair.url],
    [fair.url, dear.url],
  ]) {
    const chain = new RpcClient(1, urls, limits);
    expect(await chain.getGasPrice()).toBe(7n);
    // Two that differ a lot: neither confirms the other.
    expect(await chain.getPriorityFee()).toMatchObject({ value: 7n });
    expect(await chain.getBaseFee()).toBe(7n);
  }
});

// Regression: the first node alone decided; a transfer to a contract it did not know used up its 21,000 gas
// for nothing.
it.each([
  ['one of two nodes says so', ['0x', '0x6001'], true],
  ['neither says so', ['0x', '0x'], false],
])('there is a contract at an address: %s', async (_, codes, hasCode) => {
  const nodes = await Promise.all(codes.map((result) => node({ eth_getCode: { result } })));
  const urls = nodes.map(({ url }) => url);
  for (const order of [urls, urls.toReversed()])
    expect((await new RpcClient(1, order, limits).hasCode(ADDRESS)).value).toBe(hasCode);
});

describe('whether a reorganisation took a transaction out of its block', () => {
  const receipt = { transactionHash: HASH, status: '0x1', blockNumber: '0x5a', gasUsed: '0x5208' };
  /** A node whose block of that height has these transactions. */
  const having = (transactions: string[] | null, found: object | null = null) =>
    node({
      eth_blockNumber: { result: '0x60' },
      eth_getBlockByNumber: { result: transactions && { number: '0x5a', transactions } },
      eth_getTransactionReceipt: { result: found },
    });
  const silent = () => node({ eth_blockNumber: never, eth_getBlockByNumber: never });

  it.each<[string, readonly (() => Promise<FakeNode>)[], boolean]>([
    [
      'no block of a node that is as far has it, and another is silent',
      [() => having([OTHER_HASH]), silent],
      true,
    ],
    ['the node that answers is behind', [() => having(null), silent], false],
    // Regression: one backend of a gateway was asked for the height, another for the receipt.
    [
      'a backend that is behind knows no receipt',
      [() => having([OTHER_HASH, HASH.toUpperCase().replace('X', 'x')]), silent],
      false,
    ],
    ['it is in another block now', [() => having([], { ...receipt, blockNumber: '0x5b' }), silent], false],
    ['a node has it', [() => having([]), () => having([HASH], receipt)], false],
    ['no node answers', [silent, silent], false],
  ])('%s: %s', async (_, start, isRemovedByReorg) => {
    const nodes = await Promise.all(start.map((one) => one()));
    const urls = nodes.map(({ url }) => url);
    const chain = new RpcClient(1, urls, { ...shortLimits, stragglersMs: 100 });
    expect(await chain.isRemovedByReorg(HASH, 90n)).toBe(isRemovedByReorg);
  });
});

describe('the response of each node about a transaction', () => {
  const receipt = { transactionHash: HASH, status: '0x1', blockNumber: '0x5a', gasUsed: '0x5208' };
  const read = { succeeded: true, blockNumber: 90n, gasUsed: 21_000n };

  it("is in the order of the nodes, with each node's own depth", async () => {
    const nodes = [
      await node({ eth_getTransactionReceipt: { result: receipt }, eth_blockNumber: { result: '0x5f' } }),
      await node({ eth_getTransactionReceipt: { result: null } }),
      await node({ eth_getTransactionReceipt: { error: { code: -32000, message: 'busy' } } }),
      await node({ eth_getTransactionReceipt: { result: { ...receipt, transactionHash: OTHER_HASH } } }),
      // A node whose latest block is behind that of its own receipt.
      await node({ eth_getTransactionReceipt: { result: receipt }, eth_blockNumber: { result: '0x59' } }),
      { url: await unreachableUrl() },
    ];
    const chain = new RpcClient(
      1,
      nodes.map(({ url }) => url),
      limits,
    );
    expect(await chain.getNodeResponses(HASH)).toEqual([
      { receipt: read, confirmations: 6 },
      { confirmations: 0 },
      undefined,
      undefined,
      { receipt: read, confirmations: 1 },
      undefined,
    ]);
  });

  const dropped = {
    eth_blockNumber: { result: '0x64' },
    eth_getTransactionCount: { result: '0x4' },
    eth_getTransactionReceipt: { result: null },
    eth_getTransactionByHash: { result: null },
  };
  it('is unknown only if every node does not know it', async () => {
    const isUnknown = (nodes: readonly { url: string }[], asked: 'everyNode' | 'someNode' = 'everyNode') =>
      new RpcClient(
        1,
        nodes.map(({ url }) => url),
        limits,
      ).isUnknown(HASH, asked);
    const [unknown, known] = [
      await node({ eth_getTransactionByHash: { result: null } }),
      await node({ eth_getTransactionByHash: { result: { hash: HASH } } }),
    ];
    expect(await isUnknown([unknown, unknown])).toBe(true);
    expect(await isUnknown([unknown, known])).toBe(false);
    expect(await isUnknown([unknown, { url: await unreachableUrl() }])).toBe(false);
    expect(await isUnknown([unknown, { url: await unreachableUrl() }], 'someNode')).toBe(true);
    expect(await isUnknown([known, unknown], 'someNode')).toBe(false);
    expect(await isUnknown([{ url: await unreachableUrl() }], 'someNode')).toBe(false);
    expect(await isUnknown([])).toBe(false);
  });

  const isDropped = (nodes: readonly { url: string }[], depth = 12, nodeLimits = limits) =>
    new RpcClient(
      1,
      nodes.map(({ url }) => url),
      nodeLimits,
    ).isDropped({ txHash: HASH, from: ADDRESS, nonce: 3 }, depth);

  it('is dropped only if every node reports it', async () => {
    expect(await isDropped([await node(dropped), await node(dropped)])).toBe(true);
    expect(await isDropped([])).toBe(false);
  });

  it.each<[string, Record<string, FakeAnswer>]>([
    ['knows it', { eth_getTransactionByHash: { result: { hash: HASH } } }],
    ['has it in a block', { eth_getTransactionReceipt: { result: receipt } }],
    ['has a free nonce', { eth_getTransactionCount: { result: '0x3' } }],
    ['is shorter than that', { eth_blockNumber: { result: '0xb' } }],
    [
      'keeps no old state',
      { eth_getTransactionCount: { error: { code: -32000, message: 'missing trie node' } } },
    ],
    ['is silent', { eth_getTransactionByHash: never }],
    ['is busy', { eth_getTransactionByHash: raw('', 429) }],
    ['answers about another', { eth_getTransactionByHash: { result: { hash: '0x12' } } }],
  ])('is not, when the last of them %s', async (_name, changes) => {
    const other = await node({ ...dropped, ...changes });
    const nodeLimits = Object.values(changes).includes(never) ? shortLimits : limits;
    expect(await isDropped([await node(dropped), await node(dropped), other], 12, nodeLimits)).toBe(false);
  });

  it('is not, when one does not listen or is of another chain', async () => {
    expect(await isDropped([await node(dropped), { url: await unreachableUrl() }])).toBe(false);
    expect(await isDropped([await node(dropped), await node(dropped, '0x89')])).toBe(false);
  });

  it('asks nothing further of a node that reports the nonce as free', async () => {
    const free = await node({ ...dropped, eth_getTransactionCount: { result: '0x3' } });
    expect(await isDropped([free])).toBe(false);
    expect(free.asked).toEqual(['eth_chainId', 'eth_getTransactionCount']);
  });

  it('asks for the nonce as many blocks back as requested', async () => {
    const blocks: unknown[] = [];
    await using server = await startFakeServer((body, response) => {
      const { id, method, params } = JSON.parse(body) as { id: number; method: string; params: unknown[] };
      if (method === 'eth_getTransactionCount') blocks.push(params[1]);
      const answers: Record<string, unknown> = {
        eth_chainId: '0x1',
        eth_blockNumber: '0x64',
        eth_getTransactionCount: '0x4',
      };
      response.end(JSON.stringify({ jsonrpc: '2.0', id, result: answers[method] ?? null }));
    });
    expect(await isDropped([server], 64)).toBe(true);
    expect(blocks).toEqual(['latest', '0x24']);
  });
});

describe('estimating', () => {
  const estimate = async (answer: FakeAnswer) => {
    const { url } = await node({ eth_estimateGas: answer });
    return new RpcClient(1, [url], limits).estimateGas({ from: ADDRESS, to: ADDRESS, value: 1n });
  };

  it('distinguishes a revert and a lack of funds from a node that cannot estimate', async () => {
    expect(await estimate({ result: '0x5208' })).toBe(21_000n);
    expect(await estimate({ error: { code: 3, message: 'execution reverted' } })).toBe('reverted');
    const funds = 'insufficient funds for gas * price + value';
    expect(await estimate({ error: { code: -32000, message: funds } })).toBe('insufficientFunds');
    await expect(estimate({ error: { code: -32000, message: 'header not found' } })).rejects.toBeInstanceOf(
      ChainUnavailableError,
    );
  });
});

it('does not mistake the address of a web page for a node', async () => {
  await using page = await startFakeServer((_body, response) => response.end('<!doctype html>'));
  const chain = new RpcClient(1, [page.url], limits);
  await expect(chain.getBalance(ADDRESS)).rejects.toBeInstanceOf(ChainUnavailableError);
});
