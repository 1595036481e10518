import { getTokenPrices } from '@everything-wallet/core/callables/getTokenPrices';
import { expect, it } from 'vitest';
import { TestUser } from './support/TestUser.ts';

it('getTokenPrices returns sample prices on a local stack, and omits unknown symbols', async () => {
  const user = await TestUser.signUp();
  const { prices, source, ageMs } = await user.call(getTokenPrices, {
    symbols: ['eth', 'MATIC', 'SepoliaETH'],
  });
  expect(Object.keys(prices).sort()).toEqual(['ETH', 'MATIC']);
  expect(source).toBe('sample');
  expect(ageMs).toBeLessThan(5 * 60_000);
});
