import { AbiCoder, id, ZeroAddress, zeroPadValue } from 'ethers';
import { expect, test } from 'vitest';
import { SEAPORT_ADDRESS } from '@everything-wallet/core/seaport/seaportAddress';
import { ORDER_FULFILLED, saleIn } from './saleIn.ts';

const NFT = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359';
const OTHER = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48';
const WRAPPED = '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2';
const SELLER = '0x9858EfFD232B4033E47d90003D41EC34EcaEda94';
const BUYER = '0x1563915e194D8CfBA1943570603F7606A3115508';

type Item = readonly [number, string, bigint, bigint];
const nft: Item = [2, NFT, 7n, 1n];
const coin = (units: bigint): Item => [0, ZeroAddress, 0n, units];
const wrapped = (units: bigint): Item => [1, WRAPPED, 0n, units];

function log(
  offer: readonly Item[],
  asked: readonly Item[],
  { taker = BUYER, address = SEAPORT_ADDRESS } = {},
) {
  const data = AbiCoder.defaultAbiCoder().encode(
    ['bytes32', 'address', '(uint8,address,uint256,uint256)[]', '(uint8,address,uint256,uint256,address)[]'],
    [id('order'), taker, offer, asked.map((item) => [...item, SELLER])],
  );
  return { address, topics: [ORDER_FULFILLED, zeroPadValue(SELLER, 32), id('zone')], data };
}

test("is read from Seaport's published event", () => {
  expect(ORDER_FULFILLED).toBe(
    id(
      'OrderFulfilled(bytes32,address,address,address,(uint8,address,uint256,uint256)[],(uint8,address,uint256,uint256,address)[])',
    ),
  );
});

test.each([
  ['an NFT for coin, fees with it', log([nft], [coin(90n), coin(10n)]), 100n],
  ['an NFT for wrapped coin', log([nft], [wrapped(70n)]), 70n],
  ['several of one collection', log([nft, [2, NFT, 8n, 1n]], [coin(50n)]), 50n],
  ['an offer that was taken: all that was offered', log([wrapped(60n)], [nft, wrapped(6n)]), 60n],
  ['the seller’s side of two that were matched', log([nft], [coin(40n)], { taker: ZeroAddress }), 40n],
])('returns the payment of %s', (_, event, paid) => {
  expect(saleIn(event, WRAPPED)).toEqual({ contract: NFT, paid });
});

test.each([
  ['the buyer’s side of two that were matched', log([wrapped(40n)], [nft], { taker: ZeroAddress })],
  ['an NFT that its seller bought', log([nft], [coin(9n)], { taker: SELLER })],
  ['an offer that its maker accepted', log([wrapped(60n)], [nft], { taker: SELLER })],
  ['NFTs of two collections', log([nft, [2, OTHER, 1n, 1n]], [coin(5n)])],
  ['an NFT for a token', log([nft], [[1, OTHER, 0n, 5n]])],
  ['an NFT for an NFT', log([nft], [[2, OTHER, 1n, 1n]])],
  ['coin for coin', log([wrapped(5n)], [coin(5n)])],
  ['another contract', log([nft], [coin(5n)], { address: OTHER })],
  ['another event', { ...log([nft], [coin(5n)]), topics: [id('Transfer()')] }],
  ['what is cut', { ...log([nft], [coin(5n)]), data: log([nft], [coin(5n)]).data.slice(0, 200) }],
  ['no data', { ...log([nft], [coin(5n)]), data: '0x' }],
])('ignores %s', (_, event) => {
  expect(saleIn(event, WRAPPED)).toBeUndefined();
});
