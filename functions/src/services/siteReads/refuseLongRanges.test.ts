import { describe, expect, it } from 'vitest';
import type { RpcQuestion } from '../chain/postJsonRpc.ts';
import { refuseLongRanges } from './refuseLongRanges.ts';

const HASH = `0x${'ab'.repeat(32)}`;
const HEADS: Readonly<Record<string, string>> = { latest: '0x2710', safe: '0x2700', finalized: '0x26ac' };

/** Returns the message of the refusal, with the blocks that a node was asked for. */
async function check(filter: object, heads = HEADS) {
  const asked: unknown[] = [];
  const question: RpcQuestion = { method: 'eth_getLogs', params: [filter] };
  const faults = await refuseLongRanges([question], (questions) => {
    asked.push(...questions.map(({ params }) => params[0]));
    return Promise.resolve(
      questions.map(({ params }) => {
        const number = heads[String(params[0])];
        return number === undefined ? undefined : { result: { number } };
      }),
    );
  });
  return { fault: faults.get(question), asked };
}

describe('admits', () => {
  it.each<[object, string[]]>([
    [{}, []],
    [{ blockHash: HASH }, []],
    [{ fromBlock: '0x0', toBlock: '0x3e8' }, []],
    [{ fromBlock: 'earliest', toBlock: '0x3e8' }, []],
    [{ fromBlock: 'latest', toBlock: 'latest' }, []],
    [{ fromBlock: 'latest', toBlock: 'pending' }, []],
    [{ fromBlock: 'finalized', toBlock: 'finalized' }, []],
    // 9,000 to 10,000.
    [{ fromBlock: '0x2328', toBlock: 'latest' }, ['latest']],
    [{ fromBlock: '0x2328' }, ['latest']],
    [{ fromBlock: 'finalized', toBlock: 'latest' }, ['finalized', 'latest']],
    [{ fromBlock: 'safe' }, ['safe', 'latest']],
    // A node that lags, or a page that is ahead.
    [{ fromBlock: '0x2711', toBlock: 'latest' }, ['latest']],
    [{ fromBlock: 'latest', toBlock: 'safe' }, ['latest', 'safe']],
  ])('%j', async (filter, asked) => {
    expect(await check(filter)).toEqual({ fault: undefined, asked });
  });
});

describe('refuses', () => {
  it.each<[object, string]>([
    [{ fromBlock: '0x0', toBlock: '0x3e9' }, 'at most 1,000 blocks before toBlock'],
    [{ fromBlock: 'earliest', toBlock: 'latest' }, 'at most 1,000 blocks before toBlock'],
    [{ fromBlock: 'earliest' }, 'at most 1,000 blocks before toBlock'],
    [{ fromBlock: '0x2327' }, 'at most 1,000 blocks before toBlock'],
    [{ fromBlock: 'finalized', toBlock: `0x${'f'.repeat(64)}` }, 'at most 1,000 blocks before toBlock'],
    [{ fromBlock: '0x2', toBlock: '0x1' }, 'must not be after toBlock'],
    [{ fromBlock: '0x2', toBlock: 'earliest' }, 'must not be after toBlock'],
  ])('%j', async (filter, message) => {
    const { fault } = await check(filter);
    expect(fault).toMatchObject({ code: -32602, message: expect.stringContaining(message) as string });
  });

  it('a range of which no node names the end', async () => {
    const { fault } = await check({ fromBlock: '0x1' }, {});
    expect(fault).toMatchObject({ code: -32603, message: expect.stringContaining('latest block') as string });
  });
});

it('asks for the blocks of a batch once', async () => {
  const asked: RpcQuestion[] = [];
  const logs = (fromBlock: string) => ({ method: 'eth_getLogs', params: [{ fromBlock }] });
  const questions = [logs('0x1'), { method: 'eth_blockNumber', params: [] }, logs('0x2700')];
  const faults = await refuseLongRanges(questions, (some) => {
    asked.push(...some);
    return Promise.resolve(some.map(() => ({ result: { number: HEADS['latest'] } })));
  });
  expect(asked).toEqual([{ method: 'eth_getBlockByNumber', params: ['latest', false] }]);
  expect([...faults.keys()]).toEqual([questions[0]]);
});
