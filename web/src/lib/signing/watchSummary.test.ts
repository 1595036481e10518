import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { SETTLE_MS, watchSummary } from './watchSummary.ts';

type Show = (ratio: number, height?: number) => void;

/** Observed elements, in order: the summary, and the field for the secret where there is one. */
let shows: Show[];
const show: Show = (...view) => shows[0]?.(...view);
const showSecret: Show = (...view) => shows[1]?.(...view);

beforeEach(() => {
  vi.useFakeTimers();
  shows = [];
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(onView: IntersectionObserverCallback) {
        shows.push((intersectionRatio, height = 10) => {
          const entry = { intersectionRatio, intersectionRect: { height } } as IntersectionObserverEntry;
          onView([entry], this as unknown as IntersectionObserver);
        });
      }
      observe = vi.fn();
      disconnect = vi.fn();
    },
  );
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function open({ hasSecret = false } = {}) {
  const summary = document.createElement('div');
  const details = document.createElement('div');
  summary.textContent = 'Send 1 ETH';
  const onChange = vi.fn<(isSettled: boolean) => void>();
  const onSecretUnseen = vi.fn<(isUnseen: boolean) => void>();
  const secret = hasSecret ? document.createElement('div') : undefined;
  const watch = watchSummary({ summary, details, secret, onChange, onSecretUnseen });
  return { summary, details, secret, onChange, onSecretUnseen, watch };
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

test('is settled after one second in view, and not a moment sooner', async () => {
  const { watch, onChange } = open();
  show(1);
  await pass(SETTLE_MS - 1);
  expect(watch.isSettled()).toBe(false);
  await pass(1);
  expect(watch.isSettled()).toBe(true);
  expect(onChange.mock.calls).toEqual([[true]]);
});

describe('is not settled', () => {
  test('for a second after the window came to the front, while it is watched', async () => {
    const { watch } = open();
    show(1);
    await pass(SETTLE_MS);
    window.dispatchEvent(new Event('focus'));
    expect(watch.isSettled()).toBe(false);
    await pass(SETTLE_MS);
    expect(watch.isSettled()).toBe(true);
    watch.stop();
    window.dispatchEvent(new Event('focus'));
    expect(watch.isSettled()).toBe(true);
  });

  test('while it has not been in view', async () => {
    const { watch } = open();
    await pass(10 * SETTLE_MS);
    expect(watch.isSettled()).toBe(false);
    show(0.5);
    await pass(SETTLE_MS);
    expect(watch.isSettled()).toBe(false);
  });

  test('once part of it is out of view, until it has been back for a second', async () => {
    const { watch, onChange } = open();
    show(1);
    await pass(SETTLE_MS);
    show(0.8);
    expect(watch.isSettled()).toBe(false);
    show(1);
    await pass(SETTLE_MS - 1);
    expect(watch.isSettled()).toBe(false);
    await pass(1);
    expect(onChange.mock.calls).toEqual([[true], [false], [true]]);
  });

  test.each(['summary', 'details'] as const)(
    'from the moment its %s changes, for one second',
    async (part) => {
      const opened = open();
      const { watch } = opened;
      show(1);
      await pass(SETTLE_MS);
      opened[part].append('0');
      // Before an observer is called.
      expect(watch.isSettled()).toBe(false);
      await pass(SETTLE_MS - 1);
      expect(watch.isSettled()).toBe(false);
      await pass(2);
      expect(watch.isSettled()).toBe(true);
    },
  );

  test('once it is stopped before its second is over', async () => {
    const { watch, onChange } = open();
    show(1);
    watch.stop();
    await pass(SETTLE_MS);
    expect(onChange).not.toHaveBeenCalled();
  });
});

// Regression: on a phone the button signed while the password field was below the fold and had never been
// visible.
describe('with a secret to type', () => {
  test('is not settled until its field has been visible, and reports that', async () => {
    const { watch, onSecretUnseen } = open({ hasSecret: true });
    show(1);
    showSecret(0);
    await pass(10 * SETTLE_MS);
    expect(watch.isSettled()).toBe(false);
    expect(onSecretUnseen.mock.lastCall).toEqual([true]);
    showSecret(1);
    expect(onSecretUnseen.mock.lastCall).toEqual([false]);
    await pass(SETTLE_MS - 1);
    expect(watch.isSettled()).toBe(false);
    await pass(1);
    expect(watch.isSettled()).toBe(true);
  });

  // A field that is taller than the space in a low window is never fully visible.
  test('takes a field that was typed into for seen', async () => {
    const { watch, secret, onSecretUnseen } = open({ hasSecret: true });
    show(1);
    showSecret(0.5);
    secret?.append(document.createElement('input'));
    secret?.firstElementChild?.dispatchEvent(new Event('input', { bubbles: true }));
    expect(onSecretUnseen.mock.lastCall).toEqual([false]);
    await pass(SETTLE_MS);
    expect(watch.isSettled()).toBe(true);
  });

  test('stays settled when its field is scrolled away again', async () => {
    const { watch, onChange } = open({ hasSecret: true });
    show(1);
    showSecret(1);
    await pass(SETTLE_MS);
    showSecret(0);
    expect(watch.isSettled()).toBe(true);
    expect(onChange.mock.calls).toEqual([[true]]);
  });
});

test('drawn again with the same text it stays settled', async () => {
  const { watch, summary } = open();
  show(1);
  await pass(SETTLE_MS);
  summary.replaceChildren('Send 1 ETH');
  await pass(0);
  expect(watch.isSettled()).toBe(true);
});

test('in a window too low for all of it, filling most of the window is enough', async () => {
  const { watch } = open();
  show(0.7, 0.6 * window.innerHeight);
  await pass(SETTLE_MS);
  expect(watch.isSettled()).toBe(true);
});
