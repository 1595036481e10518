import { expect, test } from 'vitest';
import { scriptHash } from './scriptHash.ts';

test('hashes a script as the CSP specification does', () => {
  // The example in the specification.
  expect(scriptHash("alert('Hello, world.');")).toBe("'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='");
});
