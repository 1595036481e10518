import { solidityPackedKeccak256 } from 'ethers';
import { expect, it } from 'vitest';
import { sequenceDigests } from './sequenceDigests.ts';
import { simulatedDigest } from './simulatedDigest.ts';

const first = {
  chainId: 137,
  from: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  to: '0xdAC17F958D2ee523a2206206994597C13D831ec7',
  value: 0n,
  data: '0xa9059cbb',
};
const second = { ...first, value: 5n };
const third = { ...first, to: null };

it('is the digest of the first call, and of each later one with all before it', () => {
  const [one, two, three] = [first, second, third].map(simulatedDigest);
  const both = solidityPackedKeccak256(['bytes32', 'bytes32'], [one, two]);
  expect(sequenceDigests([first, second, third])).toEqual([
    one,
    both,
    solidityPackedKeccak256(['bytes32', 'bytes32'], [both, three]),
  ]);
});

it('is another one for the same call after other calls, alone, or in another order', () => {
  const last = (calls: Parameters<typeof sequenceDigests>[0]) => sequenceDigests(calls).at(-1);
  const digests = [[second], [first, second], [third, second], [first, first, second], [second, first]].map(
    last,
  );
  expect(new Set(digests).size).toBe(digests.length);
});
