// @vitest-environment node
import { exchangeOf } from '@everything-wallet/core/exchanges/exchangeOf';
import { networkById } from '@everything-wallet/core/networks/findNetwork';
import { networks } from '@everything-wallet/core/networks/networks';
import { expect, test } from 'vitest';
import { listedPools } from '@everything-wallet/core/pools/listedPools';
import { contractName, isKnownRouter } from './contractName.ts';

const SPENDER = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359';
const [ethereum] = networks;
const exchange = exchangeOf(ethereum.id);

test('the exchange’s routers, Permit2 and the wrapped coin have names, in any case of letters', () => {
  const router = exchange?.v2.router ?? '';
  expect(contractName(ethereum, router)).toBe('Uniswap v2');
  expect(contractName(ethereum, router.toLowerCase())).toBe('Uniswap v2');
  expect(contractName(ethereum, exchange?.v3.router ?? '')).toBe('Uniswap v3');
  expect(contractName(ethereum, ethereum.wrappedCoin)).toBe('WETH');
  expect(contractName(ethereum, '0x000000000022D473030F116dDEE9F6B43aC78BA3')).toBe('Permit2');
  expect(contractName(ethereum, SPENDER)).toBeUndefined();
});

test('a router is known only on its own network, and no other address is one', () => {
  expect(isKnownRouter(ethereum, exchange?.v2.router ?? '')).toBe(true);
  expect(isKnownRouter(ethereum, ethereum.wrappedCoin)).toBe(false);
  expect(isKnownRouter(networkById('polygon-amoy'), exchange?.v2.router ?? '')).toBe(false);
});

test('the pools of a network have names there, and on no other one', () => {
  const [pool] = listedPools('polygon');
  expect(contractName(networkById('polygon'), pool?.address.toLowerCase() ?? '')).toBe('Yearn WMATIC-A');
  expect(contractName(ethereum, pool?.address ?? '')).toBeUndefined();
});
