import { randomInt } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import '../../functions/src/configuration.ts';
import { CursorMovedError } from '../../functions/src/services/scanner/CursorMovedError.ts';
import { FirestoreScanStore } from '../../functions/src/services/scanner/FirestoreScanStore.ts';
import {
  NetworkScanner,
  type NetworkScannerDependencies,
} from '../../functions/src/services/scanner/NetworkScanner.ts';
import type { ScanCursor } from '../../functions/src/services/scanner/ScanCursor.ts';
import type { ScanEvent } from '../../functions/src/services/scanner/ScanEvent.ts';
import { scanLimits } from '../../functions/src/services/scanner/scanLimits.ts';
import { WatchedAddresses } from '../../functions/src/services/scanner/WatchedAddresses.ts';
import { PAID, ScannedTestChain } from '../../functions/src/testing/ScannedTestChain.ts';
import { seededRandom } from '../../quality/figures/seededRandom.ts';
import { readDocument, writeDocument } from './support/documents.ts';

// There is no Google Cloud to ask for credentials.
vi.stubEnv('METADATA_SERVER_DETECTION', 'none');

const MINE = `0x${'11'.repeat(20)}`;
const OTHER = `0x${'22'.repeat(20)}`;

/** A network that no other test has. */
const newChainId = () => randomInt(1_000_000_000, 2 ** 47);
const cursorAt = (revision: number, sequence = 0): ScanCursor => ({
  ...{ revision, sequence, first: 1, next: revision + 1, watchedVersion: 5 },
  recent: [{ number: revision, hash: `0x${revision}`, at: 1_000 + revision }],
});
const eventAt = (sequence: number, hash = `0x${sequence}`): ScanEvent => ({
  ...{ id: `1:${sequence}`, sequence, kind: 'reverted' },
  block: { number: sequence, hash },
});
const eventsTo = (count: number) => Array.from({ length: count }, (_, index) => eventAt(index + 1));
const documentOf = (chainId: number, sequence: number) =>
  readDocument(`scan_events/${chainId}_${String(sequence).padStart(16, '0')}`);

describe('FirestoreScanStore', () => {
  it('stores a cursor with its events, and returns both as they were', async () => {
    const chainId = newChainId();
    const store = new FirestoreScanStore(chainId);
    expect(await store.load()).toBeUndefined();
    expect(await store.pending()).toEqual([]);
    const applied: ScanEvent = {
      ...{ id: `${chainId}:1`, sequence: 1, kind: 'applied' },
      block: { number: 7, hash: '0xa', parentHash: '0x9', at: 1_007 },
      movements: [
        {
          ...{
            id: `${chainId}:0xt:coin:in`,
            kind: 'transfer',
            place: 'coin',
            standard: 'coin',
            txHash: '0xt',
          },
          ...{ address: MINE, from: OTHER, to: MINE, units: '1', direction: 'in' },
        },
      ],
    };
    await store.commit(cursorAt(1, 1), [applied]);
    for (const other of [store, new FirestoreScanStore(chainId)]) {
      expect(await other.load()).toEqual(cursorAt(1, 1));
      expect(await other.pending()).toEqual([applied]);
    }
  });

  it('lets one of many concurrent commits win, with its events and no others', async () => {
    const chainId = newChainId();
    const stores = Array.from({ length: 6 }, () => new FirestoreScanStore(chainId));
    await stores[0]?.commit(cursorAt(1), []);
    const results = await Promise.allSettled(
      // Two scanners find the same: each event has its own hash to tell whose it is.
      stores.map(async (store, index) => store.commit(cursorAt(2, 1), [eventAt(1, `0x${index}`)])),
    );
    const winners = results.flatMap(({ status }, index) => (status === 'fulfilled' ? [index] : []));
    expect(winners).toHaveLength(1);
    for (const result of results)
      if (result.status === 'rejected') expect(result.reason).toBeInstanceOf(CursorMovedError);
    expect(await stores[0]?.pending()).toEqual([eventAt(1, `0x${winners[0]}`)]);
  });

  it('refuses the same commit of another scanner', async () => {
    const chainId = newChainId();
    await new FirestoreScanStore(chainId).commit(cursorAt(1, 1), [eventAt(1)]);
    const second = new FirestoreScanStore(chainId);
    await expect(second.commit(cursorAt(1, 1), [eventAt(1)])).rejects.toThrow(CursorMovedError);
  });

  it('accepts a commit that is repeated, also after its events were delivered', async () => {
    const chainId = newChainId();
    const store = new FirestoreScanStore(chainId);
    await store.commit(cursorAt(1, 2), eventsTo(2));
    await store.commit(cursorAt(1, 2), eventsTo(2));
    expect(await store.pending()).toEqual(eventsTo(2));
    await store.acknowledge(2);
    await store.commit(cursorAt(1, 2), eventsTo(2));
    expect(await store.pending()).toEqual([]);
    await store.commit(cursorAt(2, 2), []);
    await expect(store.commit(cursorAt(1, 2), eventsTo(2))).rejects.toThrow(CursorMovedError);
    expect(await store.load()).toEqual(cursorAt(2, 2));
  });

  it('refuses a revision that is not the next, and other contents for the same one', async () => {
    const store = new FirestoreScanStore(newChainId());
    await expect(store.commit(cursorAt(2), [])).rejects.toThrow(CursorMovedError);
    await store.commit(cursorAt(1, 1), [eventAt(1)]);
    await expect(store.commit(cursorAt(1, 1), [eventAt(1, '0xother')])).rejects.toThrow(CursorMovedError);
    await expect(store.commit(cursorAt(3), [])).rejects.toThrow(CursorMovedError);
    expect(await store.pending()).toEqual([eventAt(1)]);
  });

  it('holds back events after the cursor until a commit reaches them, and lets another one replace them', async () => {
    const chainId = newChainId();
    const store = new FirestoreScanStore(chainId);
    await store.commit(cursorAt(1, 1), [eventAt(1)]);
    await store.commit(cursorAt(2, 1), [eventAt(2, '0xold'), eventAt(3, '0xold'), eventAt(4, '0xold')]);
    expect(await store.pending()).toEqual([eventAt(1)]);
    await store.acknowledge(1);
    expect(await store.pending()).toEqual([]);
    // The first ones again, after a kill, and fewer of them.
    const second = new FirestoreScanStore(chainId);
    await second.commit(cursorAt(3, 1), [eventAt(2)]);
    await second.commit(cursorAt(4, 3), [eventAt(3)]);
    for (const other of [store, second]) expect(await other.pending()).toEqual([eventAt(2), eventAt(3)]);
    await second.acknowledge(3);
    expect(await second.pending()).toEqual([]);
    await second.commit(cursorAt(5, 4), [eventAt(4)]);
    expect(await second.pending()).toEqual([eventAt(4)]);
  });

  it('takes the largest commit that a scanner makes', async () => {
    const chainId = newChainId();
    const store = new FirestoreScanStore(chainId);
    const { eventBytes, eventsPerCommit, commitBytes } = scanLimits;
    const text = (bytes: number) => 'f'.repeat(bytes - 200);
    const many = Array.from({ length: eventsPerCommit }, (_, index) =>
      eventAt(index + 1, text(Math.floor(commitBytes / eventsPerCommit))),
    );
    await store.commit(cursorAt(1, eventsPerCommit), many);
    expect(await store.pending()).toEqual(many.slice(0, 20));
    await store.acknowledge(eventsPerCommit);
    const long = Array.from({ length: Math.floor(commitBytes / eventBytes) }, (_, index) =>
      eventAt(eventsPerCommit + index + 1, text(eventBytes)),
    );
    await store.commit(cursorAt(2, eventsPerCommit + long.length), long);
    expect(await store.pending()).toEqual(long);
  });

  it('returns pending events in pages, the oldest first, and not those of other networks', async () => {
    const chainId = newChainId();
    // Ids of these networks begin as this one's does, or sort around it.
    for (const other of [chainId * 10 + 1, Math.floor(chainId / 10), chainId + 1, chainId - 1])
      await new FirestoreScanStore(other).commit(cursorAt(1, 1), [eventAt(1, '0xother')]);
    const store = new FirestoreScanStore(chainId);
    await store.commit(cursorAt(1, 120), eventsTo(120));
    const seen: ScanEvent[] = [];
    for (let page = await store.pending(); page.length > 0; page = await store.pending()) {
      expect(page.length).toBeLessThanOrEqual(20);
      seen.push(...page);
      await store.acknowledge(page.at(-1)?.sequence ?? 0);
    }
    expect(seen).toEqual(eventsTo(120));
    expect(await new FirestoreScanStore(chainId + 1).pending()).toHaveLength(1);
  });

  it('deletes many events in bounded writes, and none after the acknowledged one', async () => {
    const chainId = newChainId();
    await new FirestoreScanStore(chainId).commit(cursorAt(1, 450), eventsTo(450));
    // Another instance, which has read nothing.
    const store = new FirestoreScanStore(chainId);
    await store.acknowledge(449);
    expect(await store.pending()).toEqual([eventAt(450)]);
    expect(await documentOf(chainId, 1)).toBeUndefined();
    expect(await documentOf(chainId, 450)).toBeDefined();
    await store.acknowledge(449);
    await store.acknowledge(450);
    expect(await documentOf(chainId, 450)).toBeUndefined();
  });

  it('finds the events of a scan that began again', async () => {
    const chainId = newChainId();
    const store = new FirestoreScanStore(chainId);
    await store.commit(cursorAt(1, 5), eventsTo(5));
    await store.acknowledge(5);
    await writeDocument(`scan_cursors/${chainId}`, {
      ...{ revision: 0, commit: '', cursor: JSON.stringify(cursorAt(0)) },
    });
    await store.commit(cursorAt(1, 1), [eventAt(1)]);
    expect(await store.pending()).toEqual([eventAt(1)]);
  });

  it('fails on a document that it cannot read, instead of beginning again', async () => {
    const chainId = newChainId();
    const store = new FirestoreScanStore(chainId);
    await writeDocument(`scan_cursors/${chainId}`, { revision: 1, commit: '', cursor: '{"next":7}' });
    await expect(store.load()).rejects.toThrow();
    await expect(store.pending()).rejects.toThrow();
    await writeDocument(`scan_cursors/${chainId}`, {
      ...{ revision: 1, commit: '', cursor: JSON.stringify(cursorAt(1, 1)) },
    });
    await writeDocument(`scan_events/${chainId}_${'1'.padStart(16, '0')}`, { event: '{"sequence":1}' });
    await expect(store.pending()).rejects.toThrow();
  });
});

/** Thrown where a scanner's process ends. */
class KilledError extends Error {
  override readonly name = 'KilledError';
}

describe('NetworkScanner with FirestoreScanStore', () => {
  const CONFIRMATIONS = 4;
  // A block takes several events, and some commits are in two parts.
  const limits = { eventBytes: 1_500, eventsPerCommit: 4, commitBytes: 8_000 };

  // A kill before a call is a request that was not sent; one after it is a response that was lost.
  it.each([1, 2])('delivers each event, and no other, however often it is killed (%i)', async (seed) => {
    const random = seededRandom(seed);
    const below = (count: number) => Math.floor(random() * count);
    const chainId = newChainId();
    const chain = new ScannedTestChain();
    let made = 0;
    const mine = (blocks: number) => {
      for (let block = 0; block < blocks; block += 1) {
        made += 1;
        chain.mineOf(`block ${made}`, 1 + below(8));
      }
    };
    const reorganise = (depth: number) => {
      chain.blocks.splice(-depth);
      mine(depth + 1);
    };
    mine(2);
    const delivered = new Map<number, string>();
    let isKilling = true;
    let kills = 0;
    const around = async <Result>(work: () => Promise<Result>): Promise<Result> => {
      const fate = isKilling ? random() : 1;
      if (fate < 0.04) throw new KilledError();
      const result = await work();
      if (fate < 0.08) throw new KilledError();
      return result;
    };
    const deliver = (events: readonly ScanEvent[]) => {
      for (const event of events) {
        const text = JSON.stringify(event);
        // The same in each delivery.
        expect(delivered.get(event.sequence) ?? text).toBe(text);
        delivered.set(event.sequence, text);
      }
      return Promise.resolve();
    };
    const watched = new WatchedAddresses();
    watched.add(PAID);
    const newScanner = () => {
      const store = new FirestoreScanStore(chainId);
      const parts: NetworkScannerDependencies = {
        ...{ reader: chain, watched },
        store: {
          load: async () => around(async () => store.load()),
          commit: async (...written) => around(async () => store.commit(...written)),
          pending: async () => around(async () => store.pending()),
          acknowledge: async (sequence) => around(async () => store.acknowledge(sequence)),
        },
        sink: { deliver: async (events) => around(async () => deliver(events)) },
      };
      return new NetworkScanner(parts, { chainId, confirmations: CONFIRMATIONS, start: 1 }, { limits });
    };
    // Two of one network, as during a deployment.
    const scanners = [newScanner(), newScanner()];
    const step = async (index: number): Promise<boolean> => {
      try {
        return (await scanners[index]?.step()) === 'current';
      } catch (error) {
        if (error instanceof CursorMovedError) return false;
        if (!(error instanceof KilledError)) throw error;
        kills += 1;
        scanners[index] = newScanner();
        return false;
      }
    };
    for (let round = 0; round < 20; round += 1) {
      mine(below(4));
      if (random() < 0.2 && chain.blocks.length > CONFIRMATIONS + 1) reorganise(1 + below(CONFIRMATIONS));
      await Promise.all(random() < 0.7 ? [step(0), step(1)] : [step(below(2))]);
    }
    isKilling = false;
    for (let left = 200; left > 0 && !(await step(0)); left -= 1) expect(left).toBeGreaterThan(1);

    expect(kills).toBeGreaterThan(3);
    const sequences = [...delivered.keys()].toSorted((one, other) => one - other);
    expect(sequences).toEqual(Array.from({ length: sequences.length }, (_, index) => index + 1));
    const standing = new Set<string>();
    for (const sequence of sequences) {
      const event = JSON.parse(delivered.get(sequence) ?? '') as ScanEvent;
      const { hash } = event.block;
      if (event.kind === 'reverted') {
        for (const record of standing) if (record.startsWith(`${hash},`)) standing.delete(record);
        continue;
      }
      for (const { id } of event.movements) {
        const record = `${hash}, ${id}`;
        expect(standing).not.toContain(record);
        standing.add(record);
      }
    }
    const expected = chain.blocks
      .slice(1)
      .flatMap(({ hash, transactions }) =>
        transactions.map((tx) => `${hash}, ${chainId}:${tx.hash}:coin:in`),
      );
    expect([...standing].toSorted()).toEqual(expected.toSorted());
    expect(await new FirestoreScanStore(chainId).pending()).toEqual([]);
  });
});
