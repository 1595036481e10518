import { expect, test } from 'vitest';
import { contentOf } from './contentOf.ts';

const gateways = { ipfs: 'https://ipfs.example/base', arweave: 'https://arweave.example' };
const V0 = 'QmYwAPJzv5CZsnA625s3Xf2nemtYgPpHdWEz79ojWKPbdG';
const V1 = 'bafybeigdyrzt5sfp7udm7hu76uh7y26nf3efuylqabf3oclgtqy55fbzdi';
const ARWEAVE = 'bYz8tQbqZVVP3vXaWlMHhXCk1aRzYsJ4RvD0xQ1mZqE';
const bytesOf = (address: string) => {
  const content = contentOf(address, gateways);
  return content.kind === 'inline' ? content.bytes.toString() : content.url.href;
};

test.each([
  ['data:application/json;base64,eyJuYW1lIjoixIEifQ==', '{"name":"ā"}'],
  ['data:application/json;utf8,{"name":"100% #1"}', '{"name":"100% #1"}'],
  ['data:application/json,%7B%22name%22%3A%22%C4%81%22%7D', '{"name":"ā"}'],
  ['data:image/svg+xml;utf8,<svg xmlns="x"/>', '<svg xmlns="x"/>'],
  ['data:,', ''],
  [`ipfs://${V0}`, `https://ipfs.example/base/ipfs/${V0}`],
  [`ipfs://ipfs/${V0}/1.json`, `https://ipfs.example/base/ipfs/${V0}/1.json`],
  [`IPFS://${V1}/a b/%231?x#y`, `https://ipfs.example/base/ipfs/${V1}/a%20b/%231%3Fx%23y`],
  [`ar://${ARWEAVE}/0`, `https://arweave.example/${ARWEAVE}/0`],
  ['https://nfts.example/1.json?a=b', 'https://nfts.example/1.json?a=b'],
])('%s is read', (address, expected) => {
  expect(bytesOf(address)).toBe(expected);
});

test.each([
  'http://nfts.example/1',
  'ftp://nfts.example/1',
  'file:///etc/passwd',
  'javascript:alert(1)',
  'gopher://127.0.0.1/',
  '//nfts.example/1',
  '1.json',
  '',
  'ipfs://',
  'ipfs://not-a-cid/1',
  'ipfs://../../admin',
  `ipfs://${V0}/../../admin`,
  `ipfs://${V0}/%2e%2e/admin`,
  `ipfs://127.0.0.1/${V0}`,
  'ar://short',
  `ar://${ARWEAVE}/../x`,
  'https://',
  `https://nfts.example/${'x'.repeat(8_192)}`,
])('%j is refused', (address) => {
  expect(() => contentOf(address, gateways)).toThrow(
    expect.objectContaining({ problem: 'refused' }) as Error,
  );
});

test('only an address of their own making is that of a gateway', () => {
  const gatewayOf = (address: string) => {
    const content = contentOf(address, gateways);
    return content.kind === 'url' ? content.gateway : undefined;
  };
  expect(gatewayOf(`ipfs://${V0}/1`)).toBe('https://ipfs.example/base/ipfs/');
  expect(gatewayOf(`ar://${ARWEAVE}`)).toBe('https://arweave.example/');
  expect(gatewayOf(`https://ipfs.example/base/ipfs/${V0}`)).toBeUndefined();
});

test('refuses data without a comma', () => {
  expect(() => contentOf('data:application/json', gateways)).toThrow(
    expect.objectContaining({ problem: 'malformed' }) as Error,
  );
});
