import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { activityEvent } from '../../testing/activityEvent.ts';
import { MemoryActivityLog } from '../../testing/MemoryActivityLog.ts';
import { LastSequences } from './LastSequences.ts';
import { streamActivity } from './streamActivity.ts';

// Vitest's clock does not control node:timers/promises.
vi.mock('../scanner/pause.ts', () => ({
  pause: async (ms: number, signal: AbortSignal) =>
    new Promise((resolve) => {
      setTimeout(resolve, ms);
      signal.addEventListener('abort', resolve, { once: true });
    }),
}));

let log: MemoryActivityLog;
let lasts: LastSequences;
let controller: AbortController;
beforeEach(() => {
  vi.useFakeTimers();
  log = new MemoryActivityLog();
  lasts = new LastSequences(log);
  controller = new AbortController();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Opens a stream from the first event, and collects its texts. */
function collect(endsAfterEvents = false) {
  const texts: string[] = [];
  const stream = streamActivity({
    log,
    lasts,
    userId: 'alice',
    after: 0,
    isWanted: () => true,
    signal: controller.signal,
    endsAfterEvents,
  });
  const ended = (async () => {
    for await (const text of stream) texts.push(text);
  })();
  return { texts, ended };
}

it('writes a comment every 15 seconds without events, until it is aborted', async () => {
  const { texts, ended } = collect();
  await vi.advanceTimersByTimeAsync(14_000);
  expect(texts).toEqual(['retry: 2000\nid: 0\n\n']);
  await vi.advanceTimersByTimeAsync(18_000);
  expect(texts.slice(1)).toEqual([':\n\n', ':\n\n']);
  controller.abort();
  await ended;
});

it('shares one read a second between the streams of a user', async () => {
  const streams = [collect(), collect(), collect()];
  await vi.advanceTimersByTimeAsync(10_000);
  expect(log.polls).toBeLessThanOrEqual(12);
  log.record('alice', activityEvent(1));
  await vi.advanceTimersByTimeAsync(2_000);
  for (const { texts } of streams) expect(texts.at(-1)).toContain('"evt_00000000000000000000000000000001"');
  controller.abort();
  await Promise.all(streams.map(({ ended }) => ended));
});

it('writes a page of a long log a second', async () => {
  for (let number = 1; number <= 250; number += 1) log.record('alice', activityEvent(number));
  const { texts, ended } = collect();
  const written = () => texts.join('').match(/^data:/gm);
  await vi.advanceTimersByTimeAsync(10);
  expect(written()).toHaveLength(100);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(written()).toHaveLength(250);
  controller.abort();
  await ended;
});

it('rejects when the log fails, and reads it again for the next stream', async () => {
  log.failure = new Error('No database');
  await expect(collect().ended).rejects.toThrow('No database');
  log.failure = undefined;
  await vi.advanceTimersByTimeAsync(1_000);
  log.record('alice', activityEvent(1));
  const { texts, ended } = collect();
  await vi.advanceTimersByTimeAsync(10);
  expect(texts).toHaveLength(2);
  controller.abort();
  await ended;
});

it('ends after events behind a proxy that holds a response back', async () => {
  const { texts, ended } = collect(true);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(texts).toHaveLength(1);
  log.record('alice', activityEvent(1));
  await vi.advanceTimersByTimeAsync(2_000);
  await ended;
  expect(texts[1]).toContain('"evt_00000000000000000000000000000001"');
});
