// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { inOwnTask } from './inOwnTask.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Subscribes to the values that the test emits. */
function listen() {
  const received: unknown[] = [];
  let say!: (data: string) => void;
  let fail!: (error: Error) => void;
  const stopped = vi.fn();
  const stop = inOwnTask<string>((onData, onError) => {
    [say, fail] = [onData, onError];
    return stopped;
  })(
    (data) => received.push(data),
    (error) => received.push(error),
  );
  return { heard: received, say, fail, stop, stopped };
}

describe('values passed on in their own tasks', () => {
  it('are passed on after the task that emitted them, only the latest', () => {
    const { heard, say } = listen();
    say('one');
    say('two');
    expect(heard).toEqual([]);
    vi.runAllTimers();
    expect(heard).toEqual(['two']);
    say('three');
    vi.runAllTimers();
    expect(heard).toEqual(['two', 'three']);
  });

  it('a failure is passed on immediately, and no earlier value after it', () => {
    const { heard, say, fail } = listen();
    const error = new Error('lost');
    say('one');
    fail(error);
    vi.runAllTimers();
    expect(heard).toEqual([error]);
  });

  it('nothing is passed on after unsubscribing', () => {
    const { heard, say, stop, stopped } = listen();
    say('one');
    stop();
    vi.runAllTimers();
    expect(heard).toEqual([]);
    expect(stopped).toHaveBeenCalledOnce();
  });
});
