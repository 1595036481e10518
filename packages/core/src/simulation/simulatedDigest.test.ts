import { solidityPackedKeccak256 } from 'ethers';
import { expect, it } from 'vitest';
import { simulatedDigest } from './simulatedDigest.ts';

it('is keccak256 of chain id, sender, contract, value and data, one after the other', () => {
  const call = {
    chainId: 137,
    from: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
    to: '0xdAC17F958D2ee523a2206206994597C13D831ec7',
    value: 10n ** 18n,
    data: '0xa9059cbb',
  };
  expect(simulatedDigest(call)).toBe(
    solidityPackedKeccak256(
      ['uint256', 'address', 'address', 'uint256', 'bytes'],
      [call.chainId, call.from, call.to, call.value, call.data],
    ),
  );
});
