// @vitest-environment node
import { expect, test } from 'vitest';
import { CallableError } from './CallableError.ts';
import { saysNodesDisagree } from './saysNodesDisagree.ts';

test.each<[unknown, boolean]>([
  [new CallableError('unavailable', '', { reason: 'nodesDisagree' }), true],
  [new CallableError('unavailable', '', { reason: 'networkUnavailable' }), false],
  [new CallableError('unavailable', 'nodesDisagree'), false],
  [new Error('nodesDisagree'), false],
  [undefined, false],
])('of %s: %s', (error, isReported) => {
  expect(saysNodesDisagree(error)).toBe(isReported);
});
