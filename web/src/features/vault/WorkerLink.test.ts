// @vitest-environment node
import { describe, expect, test, vi } from 'vitest';
import { WorkerLink } from './WorkerLink.ts';

class SilentWorker extends EventTarget {
  readonly postMessage = vi.fn();
  readonly terminate = vi.fn();

  answer(data: unknown) {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
}

function start() {
  const worker = new SilentWorker();
  const onBroken = vi.fn();
  return { worker, onBroken, link: new WorkerLink(worker, onBroken) };
}

const ADDRESS = { address: `0x${'ab'.repeat(20)}` };

test('matches every answer to its question, in whatever order they arrive', async () => {
  const { worker, link } = start();
  const questions = [link.ask('address', { index: 0 }), link.ask('backup', {})] as const;
  worker.answer({ id: 2, output: { text: 'a backup' } });
  worker.answer({ id: 1, output: ADDRESS });
  expect(await Promise.all(questions)).toEqual([ADDRESS, { text: 'a backup' }]);
  expect(worker.postMessage).toHaveBeenCalledWith({ id: 1, call: 'address', input: { index: 0 } }, []);
});

describe('refuses', () => {
  test.each([
    ['an invalid address', { id: 1, output: { address: 'somewhere' } }],
    ['more than was requested', { id: 1, output: { ...ADDRESS, phrase: 'words' } }],
    ['nothing', { id: 1, output: undefined }],
  ])('%s', async (_, answer) => {
    const { worker, link } = start();
    const pending = link.ask('address', { index: 0 });
    worker.answer(answer);
    await expect(pending).rejects.toMatchObject({ textId: 'vault.error.failed' });
  });

  test('an answer without a question, or an unknown failure', async () => {
    const { worker, link } = start();
    const answer = link.ask('address', { index: 0 });
    for (const message of [null, 'x', { id: 9, output: ADDRESS }, { id: 1, failure: 'the words are …' }]) {
      worker.answer(message);
    }
    worker.answer({ id: 1, failure: 'vault.error.password' });
    await expect(answer).rejects.toMatchObject({ textId: 'vault.error.password' });
  });
});

test('ends the worker at once, and rejects waiting and later questions as locked', async () => {
  const { worker, link, onBroken } = start();
  const answer = link.ask('backup', {});
  link.end();
  expect(worker.terminate).toHaveBeenCalledOnce();
  await expect(answer).rejects.toMatchObject({ textId: 'vault.error.locked' });
  await expect(link.ask('backup', {})).rejects.toMatchObject({ textId: 'vault.error.locked' });
  worker.dispatchEvent(new Event('error'));
  expect(onBroken).not.toHaveBeenCalled();
});

test('ends a worker that breaks, and reports it', async () => {
  const { worker, link, onBroken } = start();
  const answer = link.ask('backup', {});
  worker.dispatchEvent(new Event('error'));
  await expect(answer).rejects.toMatchObject({ textId: 'vault.error.failed' });
  expect(worker.terminate).toHaveBeenCalledOnce();
  expect(onBroken).toHaveBeenCalledOnce();
});
