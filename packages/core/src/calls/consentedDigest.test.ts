import { solidityPackedKeccak256, ZeroAddress } from 'ethers';
import { expect, test } from 'vitest';
import { consentedDigest } from './consentedDigest.ts';

const call = {
  chainId: 137,
  from: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  to: '0xdAC17F958D2ee523a2206206994597C13D831ec7',
  value: 10n ** 18n,
  data: '0xA9059cbb',
};
const types = ['uint256', 'address', 'bool', 'address', 'uint256', 'bytes'];

test('is keccak256 of chain id, sender, contract, value and data, one after the other', () => {
  const { chainId, from, to, value, data } = call;
  expect(consentedDigest(call)).toBe(solidityPackedKeccak256(types, [chainId, from, true, to, value, data]));
  expect(consentedDigest({ ...call, to: null })).toBe(
    solidityPackedKeccak256(types, [chainId, from, false, ZeroAddress, value, data]),
  );
});

test('does not depend on the case of an address or of the data', () => {
  expect(consentedDigest({ ...call, from: call.from.toLowerCase(), data: '0xa9059cbb' })).toBe(
    consentedDigest(call),
  );
});

test.each([
  ['chain', { chainId: 1 }],
  ['sender', { from: call.to }],
  ['contract', { to: call.from }],
  ['contract, for a new one', { to: null }],
  ['contract, for the zero address', { to: ZeroAddress }],
  ['value', { value: 1n }],
  ['data', { data: '0xa9059cbb00' }],
])('differs by the %s', (_, changes) => {
  const digests = [call, { ...call, ...changes }, { ...call, to: null }].map(consentedDigest);
  expect(digests[1]).not.toBe(digests[0]);
  expect(consentedDigest({ ...call, to: ZeroAddress })).not.toBe(digests[2]);
});
