import { expect, test } from 'vitest';
import { countPlaywright } from './countPlaywright.ts';

test('names what skipped tests lack, each reason once', () => {
  const skipped = (description?: string) => ({
    title: 'uses a tool',
    file: 'tools.spec.ts',
    ok: true,
    tests: [
      {
        status: 'skipped',
        annotations: [{ type: 'skip', ...(description && { description }) }],
        results: [],
      },
    ],
  });
  const counts = countPlaywright(
    JSON.stringify({
      suites: [{ specs: [skipped('cast is missing'), skipped('cast is missing'), skipped()] }],
      stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 3 },
      errors: [],
    }),
  );
  expect(counts).toMatchObject({ skipped: 3, failed: 0, failures: [], lacking: ['cast is missing'] });
});
