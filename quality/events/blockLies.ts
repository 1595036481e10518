import { addressAt, WATCHED } from './EventTransaction.ts';
import { seededHex } from './seededHex.ts';

/** Changes a copy of a node's result. */
export type BlockLie = (method: string, result: unknown, random: () => number) => unknown;

type Fields = Record<string, unknown>;

const OTHER = 8;

function pick<Item>(items: readonly Item[], random: () => number): Item | undefined {
  return items[Math.floor(random() * items.length)];
}

/** Makes a lie about the items of one method's result. */
function about(
  methods: readonly string[],
  change: (result: never, random: () => number) => unknown,
): BlockLie {
  return (method, result, random) =>
    methods.includes(method) && result !== null ? change(result as never, random) : result;
}

const aboutLogs = (change: (logs: Fields[], random: () => number) => unknown) =>
  about(['eth_getLogs'], change);
const aboutBlock = (change: (block: Fields, random: () => number) => unknown) =>
  about(['eth_getBlockByNumber'], change);

/** Makes a lie about one transaction of blocks with transactions. */
function aboutTransaction(change: (transaction: Fields, random: () => number) => void): BlockLie {
  return aboutBlock((block, random) => {
    const transactions = block['transactions'] as (Fields | string)[];
    const chosen = pick(transactions, random);
    if (typeof chosen === 'object') change(chosen, random);
    return block;
  });
}

const randomHash = (random: () => number) => seededHex(32, OTHER, Math.floor(random() * 2 ** 31));
const watchedTopic = (random: () => number) =>
  `0x${addressAt(Math.floor(random() * WATCHED))
    .slice(2)
    .padStart(64, '0')}`;

/** Lies about blocks and what is in them, by name. */
export const blockLies: Readonly<Record<string, BlockLie>> = {
  'omits a log': aboutLogs((logs, random) => logs.toSpliced(Math.floor(random() * logs.length), 1)),
  'omits all logs': aboutLogs(() => []),
  'repeats a log': aboutLogs((logs, random) => {
    const chosen = pick(logs, random);
    return chosen ? [...logs, chosen] : logs;
  }),
  'invents a log': aboutLogs((logs, random) => {
    const chosen = pick(logs, random);
    if (!chosen) return logs;
    const [event = ''] = chosen['topics'] as string[];
    return [
      ...logs,
      { ...chosen, logIndex: '0xffff', topics: [event, watchedTopic(random), watchedTopic(random)] },
    ];
  }),
  'changes amounts': aboutLogs((logs) =>
    logs.map((log) => ({ ...log, data: String(log['data']).replace(/[0-8]$/, '9') })),
  ),
  'changes recipients': aboutLogs((logs, random) =>
    logs.map((log) => ({
      ...log,
      topics: (log['topics'] as string[]).toSpliced(2, 1, watchedTopic(random)),
    })),
  ),
  'marks logs as removed': aboutLogs((logs) => logs.map((log) => ({ ...log, removed: true }))),
  'names another hash': aboutBlock((block, random) => ({ ...block, hash: randomHash(random) })),
  'names another parent': aboutBlock((block, random) => ({ ...block, parentHash: randomHash(random) })),
  'names another time': aboutBlock((block) => ({ ...block, timestamp: '0x1' })),
  'names another number': aboutBlock((block) => ({ ...block, number: '0x1' })),
  'reports a high head': aboutBlock((block) => ({
    ...block,
    number: `0x${(Number(block['number']) + 1_000).toString(16)}`,
  })),
  'omits a transaction': aboutBlock((block, random) => {
    const transactions = block['transactions'] as unknown[];
    return { ...block, transactions: transactions.toSpliced(Math.floor(random() * transactions.length), 1) };
  }),
  'changes coin': aboutTransaction((transaction) => {
    transaction['value'] = '0x123456789';
  }),
  'changes who is paid': aboutTransaction((transaction, random) => {
    transaction['to'] = addressAt(Math.floor(random() * WATCHED));
  }),
  'changes outcomes': about(
    ['eth_getBlockReceipts', 'eth_getTransactionReceipt'],
    (result: Fields | Fields[]) => {
      const flip = (receipt: Fields) => ({ ...receipt, status: receipt['status'] === '0x1' ? '0x0' : '0x1' });
      return Array.isArray(result) ? result.map(flip) : flip(result);
    },
  ),
  'knows no block': (method, result) => (method === 'eth_getBlockByNumber' ? null : result),
  'answers nonsense': (method, result) => (method === 'eth_chainId' ? result : { nonsense: true }),
};
