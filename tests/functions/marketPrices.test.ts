import { refreshWallet } from '@everything-wallet/core/callables/refreshWallet';
import { expect, it } from 'vitest';
import { TestUser } from './support/TestUser.ts';

const USDC = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48';

it('refreshWallet has rates, prices of tokens and past prices, and marks them as examples', async () => {
  const user = await TestUser.signUp();
  const { prices, tokenPrices, pastPrices } = await user.call(refreshWallet, {
    prices: { symbols: ['ETH'] },
    tokenPrices: {
      tokens: [
        { network: 'mainnet', contract: USDC },
        { network: 'sepolia', contract: USDC },
      ],
    },
    pastPrices: { assets: [{ symbol: 'ETH' }, { symbol: 'SepoliaETH' }], days: 7 },
  });
  expect(prices).toMatchObject({ answer: { source: 'sample', rates: { EUR: 0.92 } } });
  expect(tokenPrices).toMatchObject({ answer: { source: 'sample', prices: [{ usd: 1 }, null] } });
  expect(pastPrices).toMatchObject({ answer: { source: 'sample', series: [{}, null] } });
  const { series } = pastPrices && 'answer' in pastPrices ? pastPrices.answer : { series: [] };
  expect(series[0]?.points.length).toBeGreaterThan(100);
});
