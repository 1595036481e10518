// @vitest-environment node
import { expect, test } from 'vitest';
import { readAddress } from './readAddress.ts';

test.each([
  ['/de/help', 'de', '/help'],
  ['/pt-BR', 'pt-BR', '/'],
  ['/ar/', 'ar', '/'],
  ['/zh-CN/documentation/errors', 'zh-CN', '/documentation/errors'],
  ['/de/wallet', 'de', '/wallet'],
  ['/', undefined, '/'],
  ['/help', undefined, '/help'],
  ['/developers', undefined, '/developers'],
  // The source language has no prefix, and tags are written as they are published.
  ['/en/help', undefined, '/en/help'],
  ['/DE/help', undefined, '/DE/help'],
])('%s is in %s: %s', (pathname, language, path) => {
  expect(readAddress(pathname)).toEqual({ language, path });
});
