import { getAddress } from 'ethers';
import { expect, test } from 'vitest';
import { networkById } from '../networks/findNetwork.ts';
import { marketTokens } from '../tokens/marketTokens.ts';
import { networks } from '../networks/networks.ts';
import { exchangeOf } from './exchangeOf.ts';

const described = networks.flatMap(({ id }) => exchangeOf(id) ?? []);

test('every network except Polygon Amoy has its own exchange', () => {
  const without = networks.filter(({ id }) => exchangeOf(id) === undefined);
  expect(without.map(({ id }) => id)).toEqual(['polygon-amoy']);
  expect(described.map(({ network }) => network)).toEqual(
    networks.map(({ id }) => id).filter((id) => id !== 'polygon-amoy'),
  );
});

test.each(described)('$network lists each contract once, by its checksum address', (exchange) => {
  const { v2, v3, dollarTokens, network } = exchange;
  const contracts = [v2.factory, v2.router, v3.factory, v3.quoter, v3.router, ...dollarTokens];
  for (const contract of contracts) expect(getAddress(contract)).toBe(contract);
  expect(new Set([...contracts, networkById(network).wrappedCoin]).size).toBe(contracts.length + 1);
  expect(v3.feeTiers).toEqual([100, 500, 3_000, 10_000]);
});

test.each(described)(
  "the dollar tokens of $network begin with the network's own",
  ({ network, dollarTokens }) => {
    const own = marketTokens(network).map(({ contract }) => contract);
    const [first] = dollarTokens;
    if (networkById(network).type === 'testnet') expect(first).toBeUndefined();
    else expect(own).toContain(first);
  },
);
