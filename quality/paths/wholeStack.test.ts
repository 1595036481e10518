import { expect, test } from 'vitest';
import type { StackTrace } from './StackTrace.ts';
import { wholeStack } from './wholeStack.ts';

const frame = (url: string) => ({ url, lineNumber: 0, columnNumber: 0 });

test('follows parents, whether they are included or only named', async () => {
  const stored: Record<string, StackTrace> = {
    7: { callFrames: [frame('c')], parent: { callFrames: [frame('d'), frame('e')] } },
  };
  const trace: StackTrace = {
    callFrames: [frame('a')],
    parent: { callFrames: [frame('b')], parentId: { id: '7' } },
  };
  const frames = await wholeStack(trace, ({ id }) => Promise.resolve(stored[id] ?? { callFrames: [] }));
  expect(frames.map(({ url }) => url)).toEqual(['a', 'b', 'c', 'd', 'e']);
});
