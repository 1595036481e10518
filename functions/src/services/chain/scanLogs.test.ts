import { describe, expect, test } from 'vitest';
import { BlockSpan } from './BlockSpan.ts';
import { ChainUnavailableError } from './ChainUnavailableError.ts';
import { RpcError } from './RpcError.ts';
import { scanLogs, type BlockRange } from './scanLogs.ts';

const REFUSED = new RpcError(-32005, 'block range too long');
const never = () => false;
const spanOf = () => new BlockSpan([1_000, 100, 10]);
const widthOf = ({ from, to }: BlockRange) => to - from + 1;

/** Scans with a node that accepts some blocks at once; adds the ranges it was asked for. */
async function scan(
  node: { readonly accepted: number; readonly error?: Error; readonly asked?: BlockRange[] },
  plan: Partial<Parameters<typeof scanLogs>[0]> = {},
): ReturnType<typeof scanLogs> {
  return scanLogs({
    ...{ blocks: { from: 0, to: 249 }, order: 'oldestFirst', span: spanOf(), isOver: never },
    mayRetry: () => true,
    read: ({ range }) => {
      node.asked?.push(range);
      if (widthOf(range) > node.accepted) throw node.error ?? REFUSED;
      return Promise.resolve({ kind: 'read' });
    },
    ...plan,
  });
}

describe('a scan', () => {
  test('reads every block once, forwards or backwards', async () => {
    const blocks = { from: 5, to: 249 };
    const asked: BlockRange[] = [];
    const newest: BlockRange[] = [];
    expect((await scan({ accepted: 100, asked }, { blocks, place: 1 })).next).toBe(250);
    const backwards = await scan(
      { accepted: 100, asked: newest },
      { blocks, place: 1, order: 'newestFirst' },
    );
    expect(backwards.next).toBe(4);
    expect(asked).toEqual([
      { from: 5, to: 104 },
      { from: 105, to: 204 },
      { from: 205, to: 249 },
    ]);
    expect(newest).toEqual([
      { from: 150, to: 249 },
      { from: 50, to: 149 },
      { from: 5, to: 49 },
    ]);
  });

  test('requests nothing of no blocks', async () => {
    const asked: BlockRange[] = [];
    expect((await scan({ accepted: 100, asked }, { blocks: { from: 9, to: 8 } })).next).toBe(9);
    expect(asked).toEqual([]);
  });

  test('ends before the block at which it is over', async () => {
    const isOver = (next: number) => next >= 100;
    expect((await scan({ accepted: 100 }, { place: 1, isOver })).next).toBe(100);
  });

  test('continues where a reader stopped, and ends where it says so', async () => {
    const stops = [7, 20];
    const read = () => {
      const stop = stops.shift();
      return Promise.resolve(
        stop === undefined ? ({ kind: 'end' } as const) : { kind: 'read' as const, stop },
      );
    };
    expect((await scan({ accepted: 100 }, { read })).next).toBe(20);
  });
});

describe('a range that is refused', () => {
  test('shrinks for every scan, and is read to its end', async () => {
    const span = spanOf();
    const asked: BlockRange[] = [];
    expect(await scan({ accepted: 10, asked }, { span })).toEqual({ next: 250, place: 2 });
    expect(asked.slice(0, 3).map(widthOf)).toEqual([250, 100, 10]);
    expect(span.place).toBe(2);
    const later: BlockRange[] = [];
    await scan({ accepted: 10, asked: later }, { span });
    expect(later.map(widthOf).every((width) => width === 10)).toBe(true);
  });

  test('grows again after ten scans', async () => {
    const span = spanOf();
    await scan({ accepted: 100 }, { span });
    for (let count = 0; count < 10; count += 1) span.beginScan();
    const asked: BlockRange[] = [];
    await scan({ accepted: 1_000, asked }, { span });
    expect(asked).toEqual([{ from: 0, to: 249 }]);
  });

  test('is not requested again by a span that makes it no smaller', async () => {
    const asked: BlockRange[] = [];
    await scan({ accepted: 10, asked }, { blocks: { from: 0, to: 49 } });
    expect(asked.slice(0, 2).map(widthOf)).toEqual([50, 10]);
  });

  test('is an error if it is the smallest', async () => {
    await expect(scan({ accepted: 9 })).rejects.toBe(REFUSED);
  });

  test('shrinks this scan alone for silence, and for what concerns one account', async () => {
    for (const plan of [{ error: new ChainUnavailableError() }, { isForEveryScan: never }]) {
      const span = spanOf();
      expect(await scan({ accepted: 100, ...plan }, { span, ...plan })).toEqual({ next: 250, place: 1 });
      expect(span.place).toBe(0);
    }
  });

  test('is an error once it is late, and where a reader judges failures itself', async () => {
    await expect(scan({ accepted: 100 }, { mayRetry: never })).rejects.toBe(REFUSED);
    const asked: BlockRange[] = [];
    const alone = scanLogs({
      ...{ blocks: { from: 0, to: 249 }, order: 'newestFirst', span: spanOf(), isOver: never },
      read: ({ range }) => {
        asked.push(range);
        throw REFUSED;
      },
    });
    await expect(alone).rejects.toBe(REFUSED);
    expect(asked).toHaveLength(1);
  });

  test('passes on any other error', async () => {
    const error = new TypeError('no range');
    await expect(scan({ accepted: 100, error })).rejects.toBe(error);
  });

  test('shrinks as a reader decides, to a span of its choice or the next', async () => {
    const span = spanOf();
    const widths: number[] = [];
    const read: Parameters<typeof scanLogs>[0]['read'] = ({ range, place }) => {
      widths.push(widthOf(range));
      if (place === 0) return Promise.resolve({ kind: 'shrink', of: 'everyScan' });
      if (place === 1) return Promise.resolve({ kind: 'shrink', of: 'thisScan', place: 2 });
      return Promise.resolve({ kind: 'read', place: 0 });
    };
    await scan({ accepted: 0 }, { span, read, isOver: (next) => next > 0 });
    expect(widths).toEqual([250, 100, 10]);
    expect(span.place).toBe(1);
  });
});
