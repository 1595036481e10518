// @vitest-environment node
import { expect, test } from 'vitest';
import { handOver } from './handOver.ts';

test('the answer is given, and erased after it', async () => {
  const output = Uint8Array.from([1, 2, 3]);
  const given = await handOver(output, (bytes) => Promise.resolve([...bytes]));
  expect(given).toEqual([1, 2, 3]);
  expect([...output]).toEqual([0, 0, 0]);
});

test('it is erased after a failure as well', async () => {
  const output = Uint8Array.from([1, 2, 3]);
  await expect(handOver(output, () => Promise.reject(new Error('ended')))).rejects.toThrow('ended');
  expect([...output]).toEqual([0, 0, 0]);
});
