import { beforeEach, describe, expect, it, vi } from 'vitest';
import { MemoryLedger, MemoryNode } from '../../testing/MemoryLedger.ts';
import { ChainUnavailableError } from './ChainUnavailableError.ts';
import { sharedLedger } from './sharedLedger.ts';

let now: number;
let node: MemoryNode;
let memory: MemoryLedger;

beforeEach(() => {
  now = 1_000;
  node = new MemoryNode();
  memory = new MemoryLedger(node);
});

const shared = (ledger = memory) => sharedLedger(ledger, () => now);
const numbers = async (ledger: ReturnType<typeof shared>) =>
  (await ledger.getHeads()).map((head) => head?.number);

describe('heads', () => {
  it('serve all who ask within five seconds, and no longer', async () => {
    const getHeads = vi.spyOn(memory, 'getHeads');
    const ledger = shared();
    expect(await Promise.all([numbers(ledger), numbers(ledger)])).toEqual([[0n], [0n]]);
    node.mine();
    now += 4_999;
    expect(await numbers(ledger)).toEqual([0n]);
    expect(getHeads).toHaveBeenCalledOnce();
    now += 1;
    expect(await numbers(ledger)).toEqual([1n]);
    expect(getHeads).toHaveBeenCalledTimes(2);
  });

  // Two scans of one user on a network that is up to date are at least 5.5 s apart.
  it('that are a lie are not used by two scans of one user', async () => {
    const ledger = shared();
    const lie = { number: 1_000_000n, hash: `0x${'66'.repeat(32)}`, at: 4_000_000_000 };
    vi.spyOn(memory, 'getHeads').mockResolvedValueOnce([lie]);
    expect(await numbers(ledger)).toEqual([1_000_000n]);
    now += 5_500;
    expect(await numbers(ledger)).toEqual([0n]);
  });

  it('without any response are requested again at once', async () => {
    const ledger = shared();
    node.isSilent = true;
    expect(await numbers(ledger)).toEqual([undefined]);
    node.isSilent = false;
    expect(await numbers(ledger)).toEqual([0n]);
  });

  it('that could not be requested are requested again at once', async () => {
    const ledger = shared();
    vi.spyOn(memory, 'getHeads').mockRejectedValueOnce(new ChainUnavailableError());
    await expect(ledger.getHeads()).rejects.toThrow(ChainUnavailableError);
    expect(await numbers(ledger)).toEqual([0n]);
  });
});

it('requests a block once for simultaneous callers, and again for a later one', async () => {
  const ledger = shared();
  const [one, other] = await Promise.all([ledger.getBlockPayments(0n), ledger.getBlockPayments(0n)]);
  expect(one).toBe(other);
  expect(memory.asked.blocks).toBe(1);
  node.reorganise(1, []);
  expect((await ledger.getBlockPayments(0n)).hash).not.toBe(one.hash);
});

it('requests a block again after a failure', async () => {
  const ledger = shared();
  await expect(ledger.getBlockPayments(1n)).rejects.toThrow(ChainUnavailableError);
  node.mine();
  expect((await ledger.getBlockPayments(1n)).number).toBe(1n);
});

describe('logs', () => {
  const topics = ['0xab'];

  it('of all accounts serve all who ask for the same blocks within five seconds', async () => {
    const ledger = shared();
    await Promise.all([
      ledger.findLogs({ from: 1n, to: 2n }, topics),
      ledger.findLogs({ from: 1n, to: 2n }, topics),
      ledger.findLogs({ from: 1n, to: 3n }, topics),
    ]);
    expect(memory.asked.logs).toBe(2);
    now += 5_000;
    await ledger.findLogs({ from: 1n, to: 2n }, topics);
    expect(memory.asked.logs).toBe(3);
  });

  it('of some accounts are not shared', async () => {
    const ledger = shared();
    const question = [{ from: 1n, to: 2n }, ['0xab', null, ['0x01']]] as const;
    await Promise.all([ledger.findLogs(...question), ledger.findLogs(...question)]);
    expect(memory.asked.logs).toBe(2);
  });

  it('that were refused are requested again at once', async () => {
    const ledger = shared();
    memory.longestRange = 1;
    await expect(ledger.findLogs({ from: 1n, to: 2n }, topics)).rejects.toThrow(ChainUnavailableError);
    memory.longestRange = 10;
    expect((await ledger.findLogs({ from: 1n, to: 2n }, topics)).logs).toEqual([]);
  });
});
