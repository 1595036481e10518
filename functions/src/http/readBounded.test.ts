import { expect, it } from 'vitest';
import { readBounded } from './readBounded.ts';

const refuse = () => new RangeError('too much');
const MOST = 8_388_608;

it('reads letters split across chunks', async () => {
  const bytes = new TextEncoder().encode('ä€😀');
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      for (const byte of bytes) controller.enqueue(Uint8Array.of(byte));
      controller.close();
    },
  });
  expect(await readBounded(new Response(body), refuse)).toBe('ä€😀');
});

it('reads nothing of nothing', async () => {
  expect(await readBounded(new Response(null, { status: 204 }), refuse)).toBe('');
});

it('reads as much as is allowed, and refuses a byte more', async () => {
  expect(await readBounded(new Response('x'.repeat(MOST)), refuse)).toHaveLength(MOST);
  await expect(readBounded(new Response('x'.repeat(MOST + 1)), refuse)).rejects.toThrow('too much');
});

it('reads less if less is allowed', async () => {
  expect(await readBounded(new Response('four'), refuse, 4)).toBe('four');
  await expect(readBounded(new Response('five!'), refuse, 4)).rejects.toThrow('too much');
});

it('stops reading once it refuses', async () => {
  let sent = 0;
  const body = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      sent += 1;
      controller.enqueue(new Uint8Array(1_048_576));
    },
  });
  await expect(readBounded(new Response(body), refuse)).rejects.toThrow('too much');
  expect(sent).toBeLessThan(12);
});
