import { getCreateAddress } from 'ethers';
import { afterEach, describe, expect, test } from 'vitest';
import { startFakeServer } from '../../testing/startFakeServer.ts';
import { QuorumClient } from '../chain/QuorumClient.ts';
import { TRANSFER } from '../abi/transferTopics.ts';
import { addressTopic } from '../abi/word.ts';
import { BlockReader } from './BlockReader.ts';
import { WatchedAddresses } from './WatchedAddresses.ts';

const MINE = `0x${'11'.repeat(20)}`;
const OTHER = `0x${'22'.repeat(20)}`;
const TOKEN = `0x${'33'.repeat(20)}`;
const hash = (digit: string) => `0x${digit.repeat(64)}`;

type Answers = Record<string, unknown>;

/** Results of a node by method; a function makes one from the parameters. Undefined is an unknown method. */
function honest(changes: Answers = {}): Answers {
  const log = {
    ...{ address: TOKEN, blockHash: hash('a'), transactionHash: hash('1'), data: `0x${'0'.repeat(63)}5` },
    topics: [TRANSFER, addressTopic(OTHER), addressTopic(MINE)],
  };
  const transaction = { hash: hash('1'), from: OTHER, to: MINE, value: '0x9', nonce: '0x0', input: '0x' };
  return {
    eth_chainId: '0x89',
    eth_getBlockByNumber: {
      ...{ number: '0x7', hash: hash('a'), parentHash: hash('b'), timestamp: '0x64', logsBloom: '0x0100' },
      transactions: [transaction, { ...transaction, hash: hash('2'), to: OTHER }],
    },
    // An event of another kind precedes it, and the node does not sort.
    eth_getLogs: [
      { ...log, logIndex: '0x4' },
      { ...log, logIndex: '0x3', topics: [hash('e')] },
    ],
    eth_getBlockReceipts: [{ transactionHash: hash('1'), blockHash: hash('a'), status: '0x1' }],
    ...changes,
  };
}

const ended: AsyncDisposable[] = [];
afterEach(async () => {
  for (const server of ended.splice(0)) await server[Symbol.asyncDispose]();
});

async function readerOf(...nodes: Answers[]): Promise<{ reader: BlockReader; asked: string[] }> {
  const asked: string[] = [];
  const urls = await Promise.all(
    nodes.map(async (answers) => {
      const server = await startFakeServer((body, response) => {
        const questions = JSON.parse(body) as Question | Question[];
        const answered = [questions].flat().map(({ id, method }) => {
          asked.push(method);
          const result = answers[method];
          return result === undefined
            ? { jsonrpc: '2.0', id, error: { code: -32_601, message: 'no such method' } }
            : { jsonrpc: '2.0', id, result };
        });
        response.end(JSON.stringify(Array.isArray(questions) ? answered : answered[0]));
      });
      ended.push(server);
      return server.url;
    }),
  );
  const limits = { perUrlMs: 2_000, totalMs: 4_000, stragglersMs: 100 };
  return { reader: new BlockReader(QuorumClient.of({ chainId: 137, blockSeconds: 2 }, urls, limits)), asked };
}

interface Question {
  readonly id: number;
  readonly method: string;
}

const watched = new WatchedAddresses();
watched.add(MINE);

const block = {
  ...{ number: 7, hash: hash('a'), parentHash: hash('b'), at: 100 },
  transactions: [{ hash: hash('1'), from: OTHER, to: MINE, value: 9n, succeeded: true }],
  logs: [
    {
      ...{ txHash: hash('1'), logIndexInTx: 1, address: TOKEN, data: `0x${'0'.repeat(63)}5` },
      topics: [TRANSFER, addressTopic(OTHER), addressTopic(MINE)],
    },
  ],
};

describe('BlockReader.read', () => {
  test('reads what names a watched address, with the index of each log in its transaction', async () => {
    const { reader } = await readerOf(honest(), honest());
    expect(await reader.read(7, watched)).toEqual(block);
  });

  test('names the created contract of a payment, by the sender and its nonce', async () => {
    const { transactions, ...header } = honest()['eth_getBlockByNumber'] as {
      readonly transactions: readonly object[];
    };
    const created = { ...transactions[0], to: null, from: MINE, nonce: '0x5' };
    const one = honest({ eth_getBlockByNumber: { ...header, transactions: [created] } });
    const { reader } = await readerOf(one, one);
    const to = getCreateAddress({ from: MINE, nonce: 5 }).toLowerCase();
    expect((await reader.read(7, watched))?.transactions).toEqual([
      { hash: hash('1'), from: MINE, to, value: 9n, succeeded: true },
    ]);
  });

  test('compares no nonce of a payment to an address', async () => {
    const { transactions, ...header } = honest()['eth_getBlockByNumber'] as {
      readonly transactions: readonly object[];
    };
    const other = transactions.map((transaction) => ({ ...transaction, nonce: '0x7' }));
    const { reader } = await readerOf(
      honest(),
      honest({ eth_getBlockByNumber: { ...header, transactions: other } }),
    );
    expect(await reader.read(7, watched)).toEqual(block);
  });

  test('asks for single receipts where a node has none of a block', async () => {
    const one = honest({
      eth_getBlockReceipts: undefined,
      eth_getTransactionReceipt: { transactionHash: hash('1'), blockHash: hash('a'), status: '0x0' },
    });
    const { reader } = await readerOf(one, one);
    const failed = block.transactions.map((transaction) => ({ ...transaction, succeeded: false }));
    expect(await reader.read(7, watched)).toEqual({ ...block, transactions: failed });
  });

  test('asks for no receipt where no watched address moved coin', async () => {
    const { reader, asked } = await readerOf(honest());
    expect(await reader.read(7, new WatchedAddresses())).toMatchObject({ transactions: [], logs: [] });
    expect(asked).not.toContain('eth_getBlockReceipts');
  });

  test('reads the logs of receipts where a node refuses to list so many', async () => {
    const { eth_getLogs: logs, eth_getBlockReceipts: receipts } = honest();
    const [receipt] = receipts as readonly object[];
    const refusing = honest({ eth_getLogs: undefined, eth_getBlockReceipts: [{ ...receipt, logs }] });
    const { reader } = await readerOf(refusing, honest());
    expect(await reader.read(7, watched)).toEqual(block);
  });

  test('reads a log of ten million bytes', async () => {
    const [log] = honest()['eth_getLogs'] as readonly object[];
    const long = { ...log, logIndex: '0x5', topics: [hash('e')], data: `0x${'ab'.repeat(10_000_000)}` };
    const { reader } = await readerOf(
      honest({ eth_getLogs: [...(honest()['eth_getLogs'] as object[]), long] }),
    );
    expect(await reader.read(7, watched)).toEqual(block);
  });

  const body = honest()['eth_getBlockByNumber'] as { readonly transactions: readonly object[] };
  const logs = honest()['eth_getLogs'] as readonly object[];
  test.each<[string, Answers]>([
    ['omits a log', { eth_getLogs: logs.slice(1) }],
    ['omits a log before it', { eth_getLogs: logs.slice(0, 1) }],
    ['omits all logs', { eth_getLogs: [] }],
    ['invents a log', { eth_getLogs: [...logs, { ...logs[0], logIndex: '0x9' }] }],
    ['reports logs of another block', { eth_getLogs: logs.map((log) => ({ ...log, blockHash: hash('c') })) }],
    ['changes an amount', { eth_getLogs: logs.map((log) => ({ ...log, data: `0x${'0'.repeat(63)}6` })) }],
    ['omits a transaction', { eth_getBlockByNumber: { ...body, transactions: body.transactions.slice(1) } }],
    ['names another parent', { eth_getBlockByNumber: { ...body, parentHash: hash('c') } }],
    ['names another time', { eth_getBlockByNumber: { ...body, timestamp: '0x65' } }],
    ['names another number', { eth_getBlockByNumber: { ...body, number: '0x8' } }],
    [
      'turns an outcome',
      { eth_getBlockReceipts: [{ transactionHash: hash('1'), blockHash: hash('a'), status: '0x0' }] },
    ],
    [
      'has the receipt of another block',
      { eth_getBlockReceipts: [{ transactionHash: hash('1'), blockHash: hash('c') }] },
    ],
    ['does not have the block', { eth_getBlockByNumber: null }],
  ])(
    'a node that %s decides nothing: of two it stops the reader, of three it is outvoted',
    async (_, lie) => {
      const ofTwo = await readerOf(honest(), honest(lie));
      expect(await ofTwo.reader.read(7, watched)).toBeUndefined();
      const ofThree = await readerOf(honest(lie), honest(), honest());
      expect(await ofThree.reader.read(7, watched)).toEqual(block);
    },
  );

  test('two nodes that both answer without logs contradict the bloom filter of their own block', async () => {
    const without = honest({ eth_getLogs: [] });
    const { reader } = await readerOf(without, without);
    expect(await reader.read(7, watched)).toBeUndefined();
  });
});

describe('BlockReader.readHead', () => {
  const at = (number: number, digit = 'a') =>
    honest({
      eth_getBlockByNumber: {
        ...{
          number: `0x${number.toString(16)}`,
          hash: hash(digit),
          parentHash: hash('b'),
          timestamp: '0x64',
        },
      },
    });

  test('returns the newest block that two nodes have', async () => {
    const { reader } = await readerOf(at(10), at(9), at(5));
    expect(await reader.readHead()).toMatchObject({ number: 9 });
  });

  test('is raised by no single node', async () => {
    const { reader } = await readerOf(at(1_000), at(9), at(9));
    expect(await reader.readHead()).toEqual({ number: 9, at: 100, hash: hash('a') });
  });

  test('names no hash where nodes differ', async () => {
    const { reader } = await readerOf(at(9), at(9, 'c'));
    expect(await reader.readHead()).toEqual({ number: 9, at: 100 });
  });

  test('is unknown where one of two answers', async () => {
    const { reader } = await readerOf(at(9), { eth_chainId: '0x89' });
    expect(await reader.readHead()).toBeUndefined();
  });
});
