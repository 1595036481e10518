import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { MAX_STREAMS, OpenStreams } from './OpenStreams.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const client = () => new AbortController();

it('ends a stream after 50 seconds, and counts it no longer', () => {
  const streams = new OpenStreams();
  const signals = Array.from({ length: MAX_STREAMS }, () => streams.start('key', client().signal).signal);
  expect(() => streams.start('key', client().signal)).toThrow('5 open streams');
  vi.advanceTimersByTime(49_000);
  expect(signals.some(({ aborted }) => aborted)).toBe(false);
  vi.advanceTimersByTime(1_000);
  expect(signals.every(({ aborted }) => aborted)).toBe(true);
  expect(streams.start('key', client().signal).signal.aborted).toBe(false);
});

it('ends a stream once, when its client disconnects', () => {
  const streams = new OpenStreams();
  const connection = client();
  const { signal, end } = streams.start('key', connection.signal);
  connection.abort();
  end();
  expect(signal.aborted).toBe(true);
  expect(streams.start('key', connection.signal).signal.aborted).toBe(true);
  for (let count = 0; count < MAX_STREAMS; count += 1) streams.start('key', client().signal);
  expect(() => streams.start('key', client().signal)).toThrow();
});

it('limits the streams of all keys together', () => {
  const streams = new OpenStreams();
  for (let count = 0; count < 40; count += 1) streams.start(`key ${count}`, client().signal);
  expect(() => streams.start('another', client().signal)).toThrow('Too many streams');
});
