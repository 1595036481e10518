// @vitest-environment node
import { afterEach, expect, test, vi } from 'vitest';
import type { CallRequest, ReviewCallsProps } from '../calls/CallRequest.ts';
import { holdCallLock } from '../calls/holdCallLock.ts';
import { loggedProblems } from '../../testing/loggedProblems.ts';
import type { CallSequence } from './CallSequence.ts';
import type { NextStep } from './NextStep.ts';
import { SequenceRunner } from './SequenceRunner.ts';
import type { SequenceState } from './SequenceState.ts';

const account = '0x9858EfFD232B4033E47d90003D41EC34EcaEda94';
const HASH = `0x${'ab'.repeat(32)}`;
const request = {} as CallRequest;
const signs: NextStep<string> = { type: 'sign', step: 'approve', requests: [request] };

let state: SequenceState<string> = {};
let runner = new SequenceRunner<string>(() => undefined);

/** Runs a sequence of one approval, with changes. */
function run(changes: Partial<CallSequence<string>> = {}, { isNew = true } = {}) {
  if (isNew) runner = new SequenceRunner<string>((next) => (state = next));
  return runner.start({
    id: 'one',
    lock: { chainId: 1, account, otherTab: { text: 'pools.problem.otherTab' } },
    next: () => Promise.resolve(signs),
    problemOf: () => ({ text: 'pools.problem.unexpected' }),
    ...changes,
  });
}

function review(): ReviewCallsProps {
  if (!state.calls) throw new TypeError('Nothing is reviewed');
  return state.calls;
}

/** Checks that the lock is free, and leaves it free. */
async function expectFree() {
  const release = await holdCallLock(1, account);
  expect(release).toBeDefined();
  release?.();
}

afterEach(() => {
  runner.stop();
  state = {};
});

test('a step is stored before its review, and by its hash before the broadcast', async () => {
  const order: string[] = [];
  await run({
    storeStep: () => order.push(state.calls ? 'too late' : 'stored'),
    onSigned: (step, signed) => order.push(`${step} ${signed}`),
    onSent: () => order.push('sent'),
    undo: () => Promise.reject(new Error('It was sent')),
  });
  expect(await holdCallLock(1, account)).toBeUndefined();
  expect(state).toMatchObject({ step: 'approve', unsent: 'approve' });
  review().onSigned?.(HASH, request);
  review().onSent(HASH, request);
  expect(state.unsent).toBeUndefined();
  review().onClose();
  expect(order).toEqual(['stored', `approve ${HASH}`, 'sent']);
  expect(state).toEqual({});
  await expectFree();
});

test('a step that needs no lock and no answer is reviewed with the press', () => {
  void run({ lock: undefined as never, next: () => signs });
  expect(state).toMatchObject({ step: 'approve', unsent: 'approve' });
  expect(review().requests).toEqual([request]);
});

test('a double press prepares one step', async () => {
  const next = vi.fn(() => Promise.resolve(signs));
  const first = run({ next });
  await Promise.all([first, run({ next }, { isNew: false })]);
  await run({ next }, { isNew: false });
  expect(next).toHaveBeenCalledOnce();
});

test('a screen that is closed while a step is prepared reviews and stores nothing, and releases the lock', async () => {
  let answer: (next: NextStep<string>) => void = () => undefined;
  const storeStep = vi.fn();
  const next = vi.fn(() => new Promise<NextStep<string>>((resolve) => (answer = resolve)));
  const running = run({ storeStep, next });
  await vi.waitFor(() => expect(next).toHaveBeenCalled());
  runner.stop();
  await expectFree();
  answer(signs);
  await running;
  expect(storeStep).not.toHaveBeenCalled();
  expect(state).toEqual({});
  await run({ next }, { isNew: false });
  expect(next).toHaveBeenCalledOnce();
});

test('a screen that is closed while it waits for the lock prepares nothing', async () => {
  const next = vi.fn(() => Promise.resolve(signs));
  const running = run({ next });
  runner.stop();
  await running;
  expect(next).not.toHaveBeenCalled();
  await expectFree();
});

test('a call that is signed when the screen is closed is stored all the same', async () => {
  const onSigned = vi.fn();
  await run({ onSigned });
  const open = review();
  runner.stop();
  open.onSigned?.(HASH, request);
  expect(onSigned).toHaveBeenCalledWith('approve', HASH);
});

test('while another tab has the lock, nothing is prepared', async () => {
  const release = await holdCallLock(1, account);
  const next = vi.fn(() => Promise.resolve(signs));
  await run({ next });
  expect(next).not.toHaveBeenCalled();
  expect(state).toEqual({ problem: { id: 'one', text: 'pools.problem.otherTab' } });
  release?.();
});

test('a sequence that was stored elsewhere in the meantime is not continued', async () => {
  const next = vi.fn(() => Promise.resolve(signs));
  await run({ next, isCurrent: () => false });
  expect(next).not.toHaveBeenCalled();
  expect(state).toEqual({});
  await expectFree();
});

test('a step that was found sent is stored, and not reviewed', async () => {
  const storeStep = vi.fn();
  await run({ storeStep, next: () => Promise.resolve({ type: 'alreadySent', step: 'swap' }) });
  expect(storeStep).toHaveBeenCalledWith('swap');
  expect(state).toEqual({});
});

test('where nothing was sent, the step is undone before the lock is released, once', async () => {
  let finish: () => void = () => undefined;
  const undo = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)));
  await run({ undo });
  const { onClose } = review();
  onClose();
  onClose();
  expect(state).toEqual({ unsent: 'approve' });
  expect(await holdCallLock(1, account)).toBeUndefined();
  finish();
  await vi.waitFor(() => expect(state).toEqual({}));
  expect(undo).toHaveBeenCalledOnce();
  await expectFree();
});

test('where that fails, the step stays stored, and the failure is logged', async () => {
  const logged = loggedProblems();
  await run({ undo: () => Promise.reject(new Error('offline')) });
  review().onClose();
  await vi.waitFor(() => expect(state).toEqual({}));
  expect(logged()).toHaveLength(1);
});

test('a step that cannot be stored is not reviewed', async () => {
  const storeStep = () => {
    throw new Error('full');
  };
  await run({ storeStep });
  expect(state).toEqual({ problem: { id: 'one', text: 'pools.problem.unexpected' } });
  await expectFree();
});

test('a hash that cannot be stored fails the signature, so that nothing is broadcast', async () => {
  await run({
    onSigned: () => {
      throw new Error('full');
    },
  });
  expect(() => review().onSigned?.(HASH, request)).toThrow('full');
});

// Regression: the dialog stayed with the call that was sent, and could sign it once more.
test('a failure after a call was sent is logged, and the review goes on', async () => {
  const logged = loggedProblems();
  const undo = vi.fn(() => Promise.resolve());
  await run({ onSent: () => raise('full'), undo });
  review().onSent(HASH, request);
  expect(logged()).toEqual([expect.stringContaining('A call that was sent could not be stored')]);
  expect(state.step).toBe('approve');
  expect(state.unsent).toBeUndefined();
  review().onClose();
  expect(undo).not.toHaveBeenCalled();
  expect(state).toEqual({});
});

test.each<[string, CallSequence<string>['next']]>([
  ['before it is asked for', () => raise('broken')],
  ['as it is asked for', () => Promise.reject(new Error('broken'))],
])('a step that cannot be prepared is a problem, and the next press starts again: %s', async (_, next) => {
  await run({ next });
  expect(state).toEqual({ problem: { id: 'one', text: 'pools.problem.unexpected' } });
  await expectFree();
  await run({}, { isNew: false });
  expect(state.step).toBe('approve');
});

function raise(message: string): never {
  throw new Error(message);
}
