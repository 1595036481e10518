import { solidityPackedKeccak256 } from 'ethers';
import { expect, it } from 'vitest';
import { simulatedDigest } from './simulatedDigest.ts';

const call = {
  chainId: 137,
  from: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  to: '0xdAC17F958D2ee523a2206206994597C13D831ec7',
  value: 10n ** 18n,
  data: '0xa9059cbb',
};
const begin = ['uint256', 'address', 'address', 'uint256'];
const parts = [call.chainId, call.from, call.to, call.value];
const chosenTypes = ['bool', 'uint256'];

it('is keccak256 of chain id, sender, contract, value, gas and fees, and data, one after the other', () => {
  expect(simulatedDigest({ ...call, gasLimit: 60_000n, maxFeePerGas: 40n, maxPriorityFeePerGas: 2n })).toBe(
    solidityPackedKeccak256(
      [...begin, ...chosenTypes, ...chosenTypes, ...chosenTypes, ...chosenTypes, 'bytes'],
      [...parts, true, 60_000n, true, 40n, true, 2n, false, 0n, call.data],
    ),
  );
});

it('is another one for the creation of a contract than for a call of the zero address', () => {
  const toZero = simulatedDigest({ ...call, to: `0x${'0'.repeat(40)}` });
  expect(simulatedDigest({ ...call, to: null })).toBe(solidityPackedKeccak256(['bytes32'], [toZero]));
});

it('distinguishes a value that is not chosen from 0', () => {
  const digests = [
    {},
    { gasLimit: 0n },
    { maxFeePerGas: 0n },
    { maxPriorityFeePerGas: 0n },
    { gasPrice: 0n },
    { gasPrice: 5n },
    { maxFeePerGas: 5n },
  ].map((chosen) => simulatedDigest({ ...call, ...chosen }));
  expect(new Set(digests).size).toBe(digests.length);
});
