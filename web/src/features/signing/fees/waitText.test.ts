// @vitest-environment node
import { networkById } from '@everything-wallet/core/networks/findNetwork';
import { expect, test, vi } from 'vitest';
import { waitText } from './waitText.ts';

test.each([
  ['arbitrum', 3, 'send.fees.wait.seconds', 1],
  ['bsc', 10, 'send.fees.wait.seconds', 8],
  ['ethereum', 3, 'send.fees.wait.seconds', 36],
  ['ethereum', 10, 'send.fees.wait.minutes', 2],
] as const)('on %s, %i blocks are shown in whole seconds or minutes', (id, blocks, message, count) => {
  const t = vi.fn<Parameters<typeof waitText>[2]>(() => '');
  waitText({ blocks }, networkById(id), t);
  expect(t.mock.calls).toEqual([[message, { count }]]);
});
