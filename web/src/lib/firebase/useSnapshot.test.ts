import { act, renderHook } from '@testing-library/react';
import { StrictMode } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { setUpComponentTests } from '../../testing/setUpComponentTests.ts';
import { useSnapshot, type Listen } from './useSnapshot.ts';

setUpComponentTests();

/** A live value that a test controls. */
function source() {
  const received: { onData: (data: string) => void; onError: (error: Error) => void }[] = [];
  const stop = vi.fn();
  const listen = vi.fn<Listen<string>>((onData, onError) => {
    received.push({ onData, onError });
    return stop;
  });
  return {
    listen,
    stop,
    say: (data: string) => act(() => received.at(-1)?.onData(data)),
    fail: (error: Error) => act(() => received.at(-1)?.onError(error)),
  };
}

function renderSnapshot(listen: Listen<string> | undefined) {
  return renderHook((current: Listen<string> | undefined) => useSnapshot(current), { initialProps: listen });
}

test('loads until the first word', () => {
  const { listen, say } = source();
  const { result } = renderSnapshot(listen);
  expect(result.current.status).toBe('loading');
  say('first');
  expect(result.current).toMatchObject({ status: 'ready', data: 'first' });
  say('second');
  expect(result.current).toMatchObject({ status: 'ready', data: 'second' });
  expect(listen).toHaveBeenCalledOnce();
});

test('waits while there is nothing to subscribe to', () => {
  expect(renderSnapshot(undefined).result.current.status).toBe('loading');
});

test('stops listening when it is taken away', () => {
  const { listen, stop } = source();
  const { unmount } = renderSnapshot(listen);
  expect(stop).not.toHaveBeenCalled();
  unmount();
  expect(stop).toHaveBeenCalledOnce();
});

test('listens once at a time under StrictMode', () => {
  const { listen, stop, say } = source();
  const { result } = renderHook(() => useSnapshot(listen), { wrapper: StrictMode });
  expect(listen.mock.calls.length - stop.mock.calls.length).toBe(1);
  say('data');
  expect(result.current).toMatchObject({ status: 'ready', data: 'data' });
});

describe('another listener', () => {
  test("drops the former one's data immediately: it may belong to another user", () => {
    const [alice, bob] = [source(), source()];
    const seen: unknown[] = [];
    const { rerender } = renderHook(
      (listen: Listen<string>) => {
        const snapshot = useSnapshot(listen);
        seen.push([listen, snapshot.status === 'ready' ? snapshot.data : snapshot.status]);
      },
      { initialProps: alice.listen },
    );
    alice.say("Alice's");
    rerender(bob.listen);
    expect(alice.stop).toHaveBeenCalledOnce();
    expect(seen).not.toContainEqual([bob.listen, "Alice's"]);
    bob.say("Bob's");
    expect(seen.at(-1)).toEqual([bob.listen, "Bob's"]);
  });

  test('ignores later values of the former one', () => {
    const [alice, bob] = [source(), source()];
    const { result, rerender } = renderSnapshot(alice.listen);
    rerender(bob.listen);
    alice.say("Alice's");
    expect(result.current.status).toBe('loading');
  });

  test('that is undefined drops the data too', () => {
    const { listen, say } = source();
    const { result, rerender } = renderSnapshot(listen);
    say('data');
    rerender(undefined);
    expect(result.current).not.toHaveProperty('data');
    expect(result.current.status).toBe('loading');
  });
});

describe('a failure', () => {
  test('is returned with its reason, without old data', () => {
    const { listen, say, fail } = source();
    const { result } = renderSnapshot(listen);
    say('data');
    const error = new Error('permission-denied');
    fail(error);
    expect(result.current).toMatchObject({ status: 'failed', error });
    expect(result.current).not.toHaveProperty('data');
  });

  test('ends once a retry has subscribed again', () => {
    const { listen, stop, say, fail } = source();
    const { result } = renderSnapshot(listen);
    fail(new Error('unavailable'));
    act(() => result.current.retry());
    expect(result.current.status).toBe('loading');
    expect(stop).toHaveBeenCalledOnce();
    expect(listen).toHaveBeenCalledTimes(2);
    say('again');
    expect(result.current).toMatchObject({ status: 'ready', data: 'again' });
  });
});
