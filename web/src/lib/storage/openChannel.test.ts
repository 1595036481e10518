// @vitest-environment node
import { afterEach, expect, test, vi } from 'vitest';
import { openChannel } from './openChannel.ts';

afterEach(() => vi.unstubAllGlobals());

test("one tab's messages reach the others", async () => {
  const hear = vi.fn();
  const channel = openChannel('test', hear);
  openChannel('test', () => undefined)?.postMessage('news');
  await vi.waitFor(() => expect(hear).toHaveBeenCalledExactlyOnceWith('news'));
  channel?.close();
});

test('a browser that refuses, or knows no channels, is no failure', () => {
  vi.stubGlobal('BroadcastChannel', function refuse() {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(openChannel('test', () => undefined)).toBeUndefined();
  vi.stubGlobal('BroadcastChannel', undefined);
  expect(openChannel('test', () => undefined)).toBeUndefined();
});
