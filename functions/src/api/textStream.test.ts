import { expect, it, vi } from 'vitest';
import { textStream } from './textStream.ts';

async function* texts(failure?: Error): AsyncGenerator<string, void> {
  yield await Promise.resolve('one ');
  if (failure) throw failure;
  yield 'two';
}

it('sends each text, then ends', async () => {
  const end = vi.fn();
  expect(await new Response(textStream(texts(), end)).text()).toBe('one two');
  expect(end).toHaveBeenCalledOnce();
});

it('ends after a failure, and logs it', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue(undefined);
  const end = vi.fn();
  expect(await new Response(textStream(texts(new Error('No database')), end)).text()).toBe('one ');
  expect(end).toHaveBeenCalledOnce();
  log.mockRestore();
});

it('ends when the client disconnects', async () => {
  const end = vi.fn();
  const source = texts();
  const reader = textStream(source, end).getReader();
  await reader.read();
  await reader.cancel();
  expect(end).toHaveBeenCalledOnce();
  expect(await source.next()).toEqual({ done: true, value: undefined });
});
