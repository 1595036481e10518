import { expect, test } from 'vitest';
import { createdAddress } from './createdAddress.ts';

// Vectors of go-ethereum's TestNewContractAddress.
test.each([
  [0, '0x333c3310824b7c685133F2BeDb2CA4b8b4DF633d'],
  [1, '0x8bDa78331C916A08481428e4b07C96D3e916D165'],
  [2, '0xC9DdEDF451bC62ce88Bf9292AFB13df35b670699'],
])('nonce %i', (nonce, address) => {
  expect(createdAddress('0x970e8128ab834e8eac17ab8e3812f010678cf791', nonce)).toBe(address);
});
