import { networkByRpcName } from '@everything-wallet/core/networks/findNetwork';
import { SEAPORT_ADDRESS } from '@everything-wallet/core/seaport/seaportAddress';
import { getAddress, Interface, zeroPadValue } from 'ethers';
import { afterEach, expect, test } from 'vitest';
import {
  encoded,
  startHoldingsNode,
  type HoldingsNode,
  type HoldingsState,
} from '../../testing/startHoldingsNode.ts';
import { SellerReader } from './SellerReader.ts';

const abi = new Interface([
  'function getCounter(address) view returns (uint256)',
  'function ownerOf(uint256) view returns (address)',
  'function getApproved(uint256) view returns (address)',
  'function balanceOf(address,uint256) view returns (uint256)',
  'function isApprovedForAll(address,address) view returns (bool)',
]);
const addressOf = (number: number) =>
  getAddress(zeroPadValue(`0x${number.toString(16).padStart(4, '0')}`, 20));
const SELLER = addressOf(0xa1);
const OTHER = addressOf(0xb1);
const NFTS = addressOf(0xc1);
const counter = (value: bigint) => ({
  [SEAPORT_ADDRESS]: { [abi.encodeFunctionData('getCounter', [SELLER])]: encoded('uint256', value) },
});
const all = (isApproved: boolean) => ({
  [abi.encodeFunctionData('isApprovedForAll', [SELLER, SEAPORT_ADDRESS])]: encoded('bool', isApproved),
});
/** An ERC-721 contract. */
const one = (owner: string, approved: string, isAll = false) => ({
  [NFTS]: {
    ...all(isAll),
    [abi.encodeFunctionData('ownerOf', [7])]: encoded('address', owner),
    [abi.encodeFunctionData('getApproved', [7])]: encoded('address', approved),
  },
});
/** An ERC-1155 contract. */
const many = (units: bigint, isAll: boolean) => ({
  [NFTS]: {
    ...all(isAll),
    [abi.encodeFunctionData('balanceOf', [SELLER, 7])]: encoded('uint256', units),
  },
});

const nodes: HoldingsNode[] = [];
afterEach(async () => {
  await Promise.all(nodes.splice(0).map((node) => node[Symbol.asyncDispose]()));
});

async function read(...states: (HoldingsState['contracts'] | 'dead')[]) {
  const started = await Promise.all(
    states.map((contracts) =>
      startHoldingsNode({
        number: 7n,
        time: 1_000n,
        coins: {},
        ...(contracts === 'dead' ? { contracts: {}, isDead: true } : { contracts }),
      }),
    ),
  );
  nodes.push(...started);
  const urls = started.map(({ url }) => url);
  const reader = new SellerReader(networkByRpcName('mainnet'), urls, {
    perUrlMs: 400,
    totalMs: 800,
    stragglersMs: 300,
  });
  return reader.read({ seller: SELLER, contract: NFTS, tokenId: '7' });
}

test.each([
  ['approved alone', one(SELLER, SEAPORT_ADDRESS), { units: '1', isApproved: true }],
  ['approved with everything', one(SELLER, OTHER, true), { units: '1', isApproved: true }],
  ['approved for another one', one(SELLER, OTHER), { units: '1', isApproved: false }],
  ['of somebody else', one(OTHER, SEAPORT_ADDRESS), { units: '0', isApproved: true }],
  ['one of several', many(5n, true), { units: '5', isApproved: true }],
  ['one of several, not approved', many(5n, false), { units: '5', isApproved: false }],
  ['of a contract that answers nothing', { [NFTS]: {} }, { units: null, isApproved: false }],
])('an NFT %s', async (_, contracts, expected) => {
  const state = { ...counter(12n), ...contracts };
  expect(await read(state, state, state)).toEqual({ counter: '12', time: 1_000_000, ...expected });
});

test('one node that lies among three decides nothing, and neither of two that differ is believed', async () => {
  const honest = { ...counter(1n), ...one(SELLER, OTHER) };
  const lying = { ...counter(9n), ...one(OTHER, SEAPORT_ADDRESS) };
  expect(await read(honest, lying, honest)).toMatchObject({ counter: '1', units: '1', isApproved: false });
  expect(await read(honest, lying)).toMatchObject({ counter: null, units: null, isApproved: null });
});

test('one node alone of three is believed in nothing, and silence is no 0', async () => {
  const state = { ...counter(1n), ...one(SELLER, SEAPORT_ADDRESS) };
  expect(await read(state, 'dead', 'dead')).toMatchObject({ counter: null, units: null, isApproved: null });
  expect(await read('dead')).toEqual({ counter: null, units: null, isApproved: null, time: null });
});
