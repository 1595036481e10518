import { expect, test, vi } from 'vitest';
import { askWhenLoaded } from './askWhenLoaded.ts';

const messages = [{ role: 'user', content: 'What is gas?' }] as const;
const { signal } = new AbortController();

// First: a loaded module stays loaded.
test('a question whose code cannot be loaded has not been sent', async () => {
  vi.doMock('./askSupport.ts', () => {
    throw new TypeError('Failed to fetch dynamically imported module');
  });
  await expect(askWhenLoaded(messages, signal).next()).rejects.toMatchObject({ code: 'chat.error.send' });
});

test('passes the question on, and the parts of its answer', async () => {
  const askSupport = vi.fn(async function* () {
    yield* await Promise.resolve(['A ', 'fee.']);
  });
  vi.doMock('./askSupport.ts', () => ({ askSupport }));
  const parts: string[] = [];
  for await (const part of askWhenLoaded(messages, signal)) parts.push(part);
  expect(parts).toEqual(['A ', 'fee.']);
  expect(askSupport).toHaveBeenCalledWith(messages, signal);
});
