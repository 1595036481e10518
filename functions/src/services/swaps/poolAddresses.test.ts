import { exchangeOf } from '@everything-wallet/core/exchanges/exchangeOf';
import { ethereum } from '@everything-wallet/core/networks/ethereum';
import { expect, it } from 'vitest';
import { isFirst, pairAddress, poolAddress } from './poolAddresses.ts';

const USDC = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48';
const { v2, v3 } = exchangeOf('ethereum') ?? expect.unreachable();

it.each([
  ['one way', USDC, ethereum.wrappedCoin],
  ['the other', ethereum.wrappedCoin, USDC.toLowerCase()],
])('finds the pools of ETH and USDC on Ethereum, requested %s', (_, one, other) => {
  expect(pairAddress(v2.factory, one, other)).toBe('0xB4e16d0168e52d35CaCD2c6185b44281Ec28C9Dc');
  // The one that Uniswap's documentation takes for its example.
  expect(poolAddress(v3.factory, one, other, 3_000)).toBe('0x8ad599c3A0ff1De082011EFDDc58f1908eb6e6D8');
  expect(poolAddress(v3.factory, one, other, 500)).toBe('0x88e6A0c2dDD26FEEb64F039a2c41296FcB3f5640');
});

it('orders tokens by their numbers, whatever the case of their letters', () => {
  expect(isFirst(USDC, ethereum.wrappedCoin)).toBe(true);
  expect(isFirst('0xb000000000000000000000000000000000000000', USDC)).toBe(false);
});
