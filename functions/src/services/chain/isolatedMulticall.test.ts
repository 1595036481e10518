import { networkById } from '@everything-wallet/core/networks/findNetwork';
import { sameAddress } from '@everything-wallet/core/accounts/sameAddress';
import { Interface } from 'ethers/abi';
import { setImmediate } from 'node:timers/promises';
import { getHeapStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { AnswerTooLargeError } from './AnswerTooLargeError.ts';
import { EndpointError } from './EndpointError.ts';
import { NotAskedError } from './NotAskedError.ts';
import type { RpcQuestion } from './postJsonRpc.ts';
import type { BatchQuery } from './RpcNodes.ts';
import { isolatedMulticall, type ContractReads } from './isolatedMulticall.ts';

const network = networkById('polygon');
const multicall = new Interface([
  'function aggregate3((address target, bool allowFailure, bytes callData)[] calls) payable returns ((bool success, bytes returnData)[])',
]);

/** Bytes that the contracts of one call can return with their gas; and of an unbounded response. */
const LONG = 1_250_000;
const MOST = 8_388_608;

const word = (value: number) => value.toString(16).padStart(64, '0');
const contractAt = (number: number) => `0x${number.toString(16).padStart(40, '0')}`;
const readOf = (number: number) => ({ to: contractAt(number), data: '0x6352211e' });
const contractsAt = (...numbers: readonly number[]): ContractReads[] =>
  numbers.map((number) => ({ wanted: [readOf(number)], facts: [] }));
const upFrom = (first: number, count: number) => Array.from({ length: count }, (_, index) => first + index);

/** Contracts from here on answer as much as they can. */
const FAT = 10_000;

/**
 * ABI bytes of an `aggregate3` result, with the number 1 repeated for each call; a coder would take seconds
 * for as much.
 */
function aggregated(sizes: readonly number[]): string {
  const tails = sizes.map((bytes) => word(1) + word(64) + word(bytes) + word(1).repeat(bytes / 32));
  let end = sizes.length * 32;
  const heads = tails.map((tail) => {
    const place = end;
    end += tail.length / 2;
    return word(place);
  });
  return ['0x', word(32), word(sizes.length), ...heads, ...tails].join('');
}

/** A node that answers as long as its contracts do, and the largest request it received. */
function fakeNode({ nodeIndex = 0, long = LONG }: { nodeIndex?: number; long?: number } = {}) {
  const seen = { openBytes: 0, maxOpen: 0, exchanges: 0 };
  const sizesOf = ({ params }: RpcQuestion) => {
    const [{ data }] = params as readonly [{ readonly data: string }];
    const calls = multicall.decodeFunctionData('aggregate3', data)[0] as readonly { target: string }[];
    const isFat = calls.map(
      ({ target }) => BigInt(target) >= FAT && !sameAddress(target, network.multicall3),
    );
    const count = isFat.filter(Boolean).length;
    return isFat.map((is) => (is ? Math.floor(long / count / 32) * 32 : 32));
  };
  const batchQuery: BatchQuery = async (questions, maxBytes = MOST) => {
    seen.exchanges += 1;
    seen.openBytes += maxBytes;
    seen.maxOpen = Math.max(seen.maxOpen, seen.openBytes);
    await setImmediate();
    seen.openBytes -= maxBytes;
    const answers = questions.map(sizesOf);
    if (2 * answers.flat().reduce((sum, bytes) => sum + bytes, 0) > maxBytes) throw new AnswerTooLargeError();
    return answers.map((bytes) => ({ result: aggregated(bytes) }));
  };
  const ask = () => Promise.reject(new Error('Only asked together'));
  return { ask, batchQuery, nodeIndex, asker: 'alice', seen };
}

const known = ({ of }: Awaited<ReturnType<typeof isolatedMulticall>>, numbers: readonly number[]) =>
  numbers.filter((number) => of(readOf(number))?.length === 66);

// Regression: four long answers made an exchange too long to be read, and where it was the only one nothing was known.
test('any number of contracts that answer megabytes hide no other answer', async () => {
  const honest = [1, 2, 3, 4, 5];
  const reading = await isolatedMulticall(fakeNode(), network, contractsAt(...honest, ...upFrom(FAT, 27)));
  expect(known(reading, honest)).toEqual(honest);
  expect(reading.head).toBeDefined();
  expect(reading.of(readOf(FAT))).toBeUndefined();
});

test('an honest contract among them is known in any position', async () => {
  const numbers = upFrom(0, 60).map((index) => (index % 3 === 1 ? index : FAT + index));
  const honest = numbers.filter((number) => number < FAT);
  expect(known(await isolatedMulticall(fakeNode(), network, contractsAt(...numbers)), honest)).toEqual(
    honest,
  );
});

// Regression: fifty exchanges of up to 8 MB each were under way at once.
test('reads little of a node at a time, for any number of reads of any contracts', async () => {
  const node = fakeNode();
  const honest = upFrom(1, 64);
  const contracts = contractsAt(...honest, ...upFrom(FAT, 136));
  const readings = await Promise.all([1, 2, 3].map(() => isolatedMulticall(node, network, contracts)));
  for (const reading of readings) expect(known(reading, honest)).toEqual(honest);
  expect(node.seen.maxOpen).toBeLessThanOrEqual(4_000_000);
}, 60_000);

// Regression: a cached answer was a slice of its text and retained the whole text.
test('retains only the used part of long answers', async () => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  // A second collection frees what the first one may leave while much is going on.
  const used = async () => {
    for (let times = 0; times < 4; times += 1) {
      collect();
      await setImmediate();
    }
    return getHeapStatistics().used_heap_size;
  };
  // Each call is answered with as much as is read of one, of which nearly everything is one contract's.
  const contracts = contractsAt(...upFrom(0, 400).map((index) => (index % 8 === 0 ? FAT + index : index)));
  const node = fakeNode({ long: 120_000 });
  await isolatedMulticall(node, network, contracts.slice(0, 64));
  const before = await used();
  const reading = await isolatedMulticall(node, network, contracts);
  const after = await used();
  expect(known(reading, [1, 399])).toEqual([1, 399]);
  expect(reading.of(readOf(FAT))?.length).toBeGreaterThan(66);
  expect(after - before).toBeLessThan(4_000_000);
}, 30_000);

// Regression: if the second request got no response, the response to the first was thrown away.
test('accepts the earlier answers of a node that falls silent', async () => {
  const node = fakeNode();
  const batchQuery: BatchQuery = (questions, maxBytes) =>
    node.seen.exchanges > 0
      ? Promise.reject(new EndpointError('unknown', 'no answer'))
      : node.batchQuery(questions, maxBytes);
  const honest = upFrom(1, 64);
  // The second exchange asks about these alone.
  const contracts = contractsAt(...honest, FAT);
  const reading = await isolatedMulticall({ ...node, batchQuery }, network, contracts);
  expect(known(reading, honest)).toEqual(honest);
});

// Regression: a caller who queried gas-burning contracts again and again was the only one to get a response.
test('a caller who asks a slow node for much does not block others', async () => {
  const node = fakeNode({ nodeIndex: 9 });
  let end: (error: Error) => void = () => undefined;
  const over = new Promise<never>((_, reject) => {
    end = reject;
  });
  const slow = { ...node, asker: 'mallory', batchQuery: () => over };
  const reads = Array.from({ length: 30 }, () =>
    isolatedMulticall(slow, network, contractsAt(...upFrom(FAT, 136))),
  );
  const ends = Promise.allSettled(reads);
  const reading = await isolatedMulticall(node, network, contractsAt(1, 2, 3));
  expect(known(reading, [1, 2, 3])).toEqual([1, 2, 3]);
  expect(reading.isWhole).toBe(true);
  end(new EndpointError('unknown', 'no answer'));
  expect((await ends).every(({ status }) => status === 'rejected')).toBe(true);
});

test('a request that waits in vain for its turn is not sent, and no node has failed', async () => {
  const node = fakeNode({ nodeIndex: 10 });
  let end: (error: Error) => void = () => undefined;
  const over = new Promise<never>((_, reject) => {
    end = reject;
  });
  const slow = { ...node, batchQuery: () => over };
  const reads = Array.from({ length: 44 }, () => isolatedMulticall(slow, network, contractsAt(1)));
  const ends = Promise.allSettled(reads);
  await expect(isolatedMulticall(slow, network, contractsAt(1))).rejects.toBeInstanceOf(NotAskedError);
  end(new EndpointError('unknown', 'no answer'));
  await ends;
});

test('a node that answers nothing has failed', async () => {
  const failure = new EndpointError('unknown', 'no answer');
  const silent = { ...fakeNode(), batchQuery: () => Promise.reject(failure) };
  await expect(isolatedMulticall(silent, network, contractsAt(1, 2))).rejects.toBe(failure);
});
