import { expect, test, vi } from 'vitest';
import { askWorker } from './askWorker.ts';

test('the answer comes through a port of its own', async () => {
  const worker = {
    postMessage: (question: string, ports: MessagePort[]) => ports[0]?.postMessage(`${question}!`),
  };
  expect(await askWorker(worker as never, 'state')).toBe('state!');
});

test('a worker that does not answer is an error', async () => {
  vi.useFakeTimers();
  const answer = expect(askWorker({ postMessage: () => undefined }, 'accept')).rejects.toThrow('accept');
  await vi.advanceTimersByTimeAsync(10_000);
  await answer;
  vi.useRealTimers();
});
