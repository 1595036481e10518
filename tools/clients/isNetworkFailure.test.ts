import { expect, test } from 'vitest';
import { isNetworkFailure } from './isNetworkFailure.ts';

test.each([
  "WARNING: Retrying (Retry(total=1, connect=None)) after connection broken by 'NewConnectionError'",
  'go: github.com/a/b@v1.0.0: Get "https://example.com/": dial tcp: lookup example.com: no such host',
  'go: download go1.25.0 for linux/amd64: toolchain not available',
  'npm error code ENOTFOUND\nnpm error syscall getaddrinfo',
  'npm error code ENOTCACHED\nnpm error request to https://example.com/ethers failed: cache mode is only-if-cached',
])('the packages cannot be reached: %s', (output) => {
  expect(isNetworkFailure(output)).toBe(true);
});

test.each([
  'ERROR: No matching distribution found for httpx==99.0',
  'go: github.com/a/b@v9.9.9: reading github.com/a/b/go.mod at revision v9.9.9: unknown revision',
  'npm error code ETARGET\nnpm error notarget No matching version found for commander@99.0.0',
  'npm error code ENOENT',
])('something is wrong with them: %s', (output) => {
  expect(isNetworkFailure(output)).toBe(false);
});
