// @vitest-environment node
import { networks } from '@everything-wallet/core/networks/networks';
import { getAddress } from 'ethers/address';
import { expect, test } from 'vitest';
import { tokenCatalogue } from './tokenCatalogue.ts';

test('tokens on Ethereum have the contract that the network’s file or the list of Uniswap names', () => {
  const contracts = tokenCatalogue.flatMap(({ id, contract }) =>
    contract === undefined ? [] : [[id, contract]],
  );
  expect(contracts).toEqual([
    ['usdt-erc20', '0xdAC17F958D2ee523a2206206994597C13D831ec7'],
    ['link', '0x514910771AF9Ca656af840dff83E8264EcF986CA'],
    ['uni', '0x1f9840a85d5aF5bf1D1762F925BDADdC4201F984'],
    ['shib-eth', '0x95aD61b0a150d79219dCF64E1E6Cc01f0B64C4cE'],
  ]);
  for (const [, contract = ''] of contracts) expect(getAddress(contract)).toBe(contract);
});

test('a native coin has no contract', () => {
  const coins = new Set<string>(networks.map(({ coin }) => coin.id));
  for (const { id, contract } of tokenCatalogue) if (coins.has(id)) expect(contract).toBeUndefined();
});
