import { exchangeOf } from '@everything-wallet/core/exchanges/exchangeOf';
import { ethereum } from '@everything-wallet/core/networks/ethereum';
import { expect, it } from 'vitest';
import { listCandidates } from './listCandidates.ts';

const exchange = exchangeOf('ethereum') ?? expect.unreachable();
const [usdc = ''] = exchange.dollarTokens;
const STRANGER = '0x514910771AF9Ca656af840dff83E8264EcF986CA';

const pathsOf = (sell: string, buy: string) =>
  listCandidates(exchange, ethereum.wrappedCoin, { sell, buy, amountIn: 1n }).map(({ route }) => route);

it('has every fee, and each token between that is not one of the two', () => {
  const ofStranger = pathsOf(STRANGER, usdc);
  const between = [ethereum.wrappedCoin, ...exchange.dollarTokens.slice(1)];
  const ofPairs = ofStranger.filter(({ exchange: name }) => name === 'v2').map(({ path }) => path);
  expect(ofPairs).toEqual([[STRANGER, usdc], ...between.map((token) => [STRANGER, token, usdc])]);
  const fees = ofStranger.flatMap((route) => (route.exchange === 'v3' ? [route.fees.join()] : []));
  expect(fees).toHaveLength(4 + between.length * 16);
  expect(new Set(fees).size).toBe(4 + 16);
  expect(pathsOf(ethereum.wrappedCoin, usdc)).toHaveLength(1 + 2 + 4 + 2 * 16);
});

it('reads nothing twice for routes with the same pools', () => {
  const all = listCandidates(exchange, ethereum.wrappedCoin, { sell: STRANGER, buy: usdc, amountIn: 1n });
  const first = new Set(all.flatMap(({ calls }) => calls.first.map(({ to, data }) => `${to}${data}`)));
  // For each two tokens a pair, and four pools with their price, their liquidity and their holdings.
  expect(first.size).toBe(7 + 7 * 4 * 3);
});
