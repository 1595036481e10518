import { expect, test } from 'vitest';
import { isCid } from './isCid.ts';

// From the CID specification and IPFS's own documentation.
test.each([
  'QmYwAPJzv5CZsnA625s3Xf2nemtYgPpHdWEz79ojWKPbdG',
  'bafybeigdyrzt5sfp7udm7hu76uh7y26nf3efuylqabf3oclgtqy55fbzdi',
  'bafkreigh2akiscaildcqabsyg3dfr6chu3fgpregiymsck7e7aqa4s52zy',
  'zdj7WWeQ43G6JJvLWQWZpyHuAMq6uYWRjkBXFad11vE2LHhQ7',
])('%s is one', (text) => {
  expect(isCid(text)).toBe(true);
});

test.each([
  '',
  'b',
  'z',
  'Qm',
  'QmYwAPJzv5CZsnA625s3Xf2nemtYgPpHdWEz79ojWKPbd',
  'QmYwAPJzv5CZsnA625s3Xf2nemtYgPpHdWEz79ojWKPbd0',
  'bafybeigdyrzt5sfp7udm7hu76uh7y26nf3efuylqabf3oclgtqy55fbz',
  'BAFYBEIGDYRZT5SFP7UDM7HU76UH7Y26NF3EFUYLQABF3OCLGTQY55FBZDI',
  'baaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',
  'localhost',
  '127.0.0.1',
  `b${'a'.repeat(10_000)}`,
])('refuses %.60j', (text) => {
  expect(isCid(text)).toBe(false);
});
